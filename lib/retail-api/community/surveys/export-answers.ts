import type { Kysely } from 'kysely';
import type { SurveyAnswerWire, SurveyQuestionWire } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { isoTime } from '../../core/iso-time.ts';
import { readTemplate } from './template-repository.ts';

/** A customer's answers about orders, drafts included, in the form the customer reads; times are ISO 8601. */
export async function exportSurveyAnswers(db: Kysely<Database>, customerId: string) {
  return [...(await exportSentAnswers(db, customerId)), ...(await exportSurveyDrafts(db, customerId))];
}

async function exportSentAnswers(db: Kysely<Database>, customerId: string) {
  const sent = await db
    .selectFrom('survey_answers')
    .innerJoin('orders', 'orders.number', 'survey_answers.order_number')
    .select(['survey_answers.id', 'template_code', 'version', 'order_number', 'answered_at'])
    .where('orders.customer_id', '=', customerId)
    .orderBy('answered_at')
    .execute();
  return Promise.all(
    sent.map(async (answer) => {
      const values = await db
        .selectFrom('survey_answer_values')
        .selectAll()
        .where('answer_id', '=', answer.id)
        .execute();
      const answers = [...Map.groupBy(values, (value) => value.question_id)].map(
        ([QuestionId, own]): SurveyAnswerWire => ({
          QuestionId,
          Score: own[0]?.score ?? null,
          Choices: own.map(({ choice_id }) => choice_id).filter((choice) => choice !== ''),
          Text: own[0]?.text ?? '',
        }),
      );
      const stored = await readTemplate(db, answer.template_code, answer.version);
      return {
        Survey: stored?.template.Title ?? answer.template_code,
        OrderNumber: answer.order_number ?? '',
        SentAt: isoTime(answer.answered_at),
        Answers: issueSentence(stored?.template.Questions ?? [], answers),
      };
    }),
  );
}

async function exportSurveyDrafts(db: Kysely<Database>, customerId: string) {
  const drafts = await db
    .selectFrom('survey_drafts')
    .innerJoin('orders', 'orders.number', 'survey_drafts.order_number')
    .select(['template_code', 'order_number', 'answers'])
    .where('orders.customer_id', '=', customerId)
    .orderBy('changed_at')
    .execute();
  return Promise.all(
    drafts.map(async ({ template_code, order_number, answers }) => {
      const stored = await readTemplate(db, template_code);
      return {
        Survey: stored?.template.Title ?? template_code,
        OrderNumber: order_number ?? '',
        SentAt: '',
        Answers: issueSentence(stored?.template.Questions ?? [], JSON.parse(answers)),
      };
    }),
  );
}

/** Questions with their answers, in the text the customer saw. */
function issueSentence(questions: readonly SurveyQuestionWire[], answers: readonly SurveyAnswerWire[]) {
  return questions.flatMap((question) => {
    const answer = answers.find(({ QuestionId }) => QuestionId === question.QuestionId);
    return answer ? [{ Question: question.Text, Answer: answerText(question, answer) }] : [];
  });
}

function answerText(question: SurveyQuestionWire, { Score, Choices, Text }: SurveyAnswerWire): string {
  if (question.Kind !== 'single' && question.Kind !== 'multiple') return Score === null ? Text : String(Score);
  return question.Choices.filter(({ ChoiceId }) => Choices.includes(ChoiceId))
    .map((choice) => choice.Text)
    .join(', ');
}
