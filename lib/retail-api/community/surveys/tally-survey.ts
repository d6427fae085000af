import type { Kysely } from 'kysely';
import type { calls, DataOf, RequestOf } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { tallyOf, type ValueCount } from './question-tally.ts';
import { readTemplate } from './template-repository.ts';

type Results = DataOf<typeof calls.surveyResults>;
const MAX_TEXTS = 200;
const MAX_SITES = 100;

/** The results of one version of a survey, by default the newest; null if there is none. */
export async function tallySurvey(
  db: Kysely<Database>,
  { TemplateCode, Version }: RequestOf<typeof calls.surveyResults>,
): Promise<Results | null> {
  const stored = await readTemplate(db, TemplateCode, Version);
  if (!stored) return null;
  const { version, template } = stored;
  const counts = await countValues(db, TemplateCode, version);
  const answered = await countAnswered(db, TemplateCode, version);
  const Questions = await Promise.all(
    template.Questions.map(async (question) => {
      const questionCounts = counts.filter(({ questionId }) => questionId === question.QuestionId);
      const texts = question.Kind === 'text' ? await readTexts(db, TemplateCode, version, question.QuestionId) : [];
      return { ...tallyOf(question, questionCounts), Answered: answered.get(question.QuestionId) ?? 0, Texts: texts };
    }),
  );
  const Versions = await countVersions(db, TemplateCode);
  const Answers = Versions.find(({ Version: candidate }) => candidate === version)?.Answers ?? 0;
  const Sites = await countSites(db, TemplateCode, version);
  return { TemplateCode, Version: version, Title: template.Title, Answers, Versions, Sites, Questions };
}

/** The answer values of one version. */
function valuesIn(db: Kysely<Database>, code: string, version: number) {
  return db
    .selectFrom('survey_answer_values')
    .innerJoin('survey_answers', 'survey_answers.id', 'survey_answer_values.answer_id')
    .where('survey_answers.template_code', '=', code)
    .where('survey_answers.version', '=', version);
}

async function countValues(db: Kysely<Database>, code: string, version: number): Promise<ValueCount[]> {
  const rows = await valuesIn(db, code, version)
    .select(({ fn }) => ['question_id', 'choice_id', 'score', fn.countAll<number>().as('count')])
    .where((where) => where.or([where('choice_id', '!=', ''), where('score', 'is not', null)]))
    .groupBy(['question_id', 'choice_id', 'score'])
    .execute();
  return rows.map(({ question_id, choice_id, score, count }) => ({
    questionId: question_id,
    value: score === null ? choice_id : String(score),
    count: Number(count),
  }));
}

async function countAnswered(db: Kysely<Database>, code: string, version: number): Promise<Map<string, number>> {
  const rows = await valuesIn(db, code, version)
    .select(({ fn }) => ['question_id', fn.count<number>('answer_id').distinct().as('count')])
    .groupBy('question_id')
    .execute();
  return new Map(rows.map(({ question_id, count }) => [question_id, Number(count)]));
}

async function readTexts(db: Kysely<Database>, code: string, version: number, questionId: string) {
  const rows = await valuesIn(db, code, version)
    .select(['text', 'site', 'answered_at'])
    .where('question_id', '=', questionId)
    .where('text', '!=', '')
    .orderBy('answered_at', 'desc')
    .orderBy('answer_id')
    .limit(MAX_TEXTS)
    .execute();
  return rows.map(({ text, site, answered_at }) => ({ Text: text, Site: site, AnsweredAt: answered_at }));
}

async function countVersions(db: Kysely<Database>, code: string) {
  const rows = await db
    .selectFrom('survey_templates')
    .leftJoin('survey_answers', (join) =>
      join
        .onRef('survey_answers.template_code', '=', 'survey_templates.code')
        .onRef('survey_answers.version', '=', 'survey_templates.version'),
    )
    .select(({ fn }) => ['survey_templates.version', fn.count<number>('survey_answers.id').as('count')])
    .where('code', '=', code)
    .groupBy('survey_templates.version')
    .orderBy('survey_templates.version', 'desc')
    .execute();
  return rows.map(({ version, count }) => ({ Version: version, Answers: Number(count) }));
}

async function countSites(db: Kysely<Database>, code: string, version: number) {
  const rows = await db
    .selectFrom('survey_answers')
    .select(({ fn }) => ['site', fn.countAll<number>().as('count')])
    .where('template_code', '=', code)
    .where('version', '=', version)
    .groupBy('site')
    .orderBy('count', 'desc')
    .orderBy('site')
    .limit(MAX_SITES)
    .execute();
  return rows.map(({ site, count }) => ({ Site: site, Answers: Number(count) }));
}
