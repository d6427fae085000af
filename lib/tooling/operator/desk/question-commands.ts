import { calls, type DataOf } from '#lib/contract/index.ts';
import { QUESTION_TASKS } from '#lib/contract/question-vocabulary.ts';
import { formatShortDate } from '#lib/shared/dates.ts';
import { UsageError } from '../command-context.ts';
import { pageOfLines } from './columns.ts';
import { parseChoice, parsePage } from './command-arguments.ts';
import type { DeskCommand } from './desk.ts';
import { formatVersionedId, parseVersionedId } from './versioned-id.ts';

type ModeratedQuestion = DataOf<typeof calls.moderateQuestion>;

const questions: DeskCommand = {
  usage: `questions [--task ${QUESTION_TASKS.join('|')}] [--page N]`,
  description: 'lists questions to review, questions with answers to review, and unanswered questions',
  options: ['task', 'page'],
  async run({ call, report }, _args, { values }) {
    const Task = parseChoice('task', values.task, QUESTION_TASKS) || 'questions';
    const results = await call(calls.questionQueue, { Task, Page: parsePage(values.page) });
    report(results, () =>
      pageOfLines(results.Questions.flatMap(questionText), results, 'There are no questions in this list.'),
    );
  },
};

function questionText(question: ModeratedQuestion): string[] {
  return [
    `${formatVersionedId(question.QuestionId, question.AskedAt)}  ${question.State}  ${question.ProductCode} ${question.ProductTitle}, ${formatShortDate(question.AskedAt)}`,
    `  ${question.Text} (${question.DisplayName})`,
    ...question.Answers.map(
      (answer) => `    ${formatVersionedId(answer.AnswerId, answer.AnsweredAt)}  ${answer.State}  ${answer.Text}`,
    ),
    '',
  ];
}

/** Creates a command that publishes or rejects a question or an answer. */
const moderationCommand = (name: 'question' | 'buyer-answer', about: string): DeskCommand => ({
  usage: `${name} ID approve|refuse [--reason TEXT]`,
  description: about,
  options: ['reason'],
  async run({ call, report }, [idArgument, verdict], { values }) {
    if (idArgument === undefined || (verdict !== 'approve' && verdict !== 'refuse')) {
      throw new UsageError(`Use: ${name} ID approve, or: ${name} ID refuse --reason TEXT`);
    }
    const { id, writtenAt } = parseVersionedId(idArgument);
    const decision = { Verdict: verdict, Reason: values.reason ?? '' } as const;
    const moderated =
      name === 'question'
        ? await call(calls.moderateQuestion, { QuestionId: id, AskedAt: writtenAt, ...decision })
        : await call(calls.moderateAnswer, { AnswerId: id, AnsweredAt: writtenAt, ...decision });
    report(moderated, () => questionText(moderated));
  },
});

const answer: DeskCommand = {
  usage: 'answer ID TEXT',
  description: 'answers a question for the store, publishes both and notifies the shopper who asked',
  async run({ call, report }, [idArgument, Text]) {
    if (idArgument === undefined || Text === undefined)
      throw new UsageError('Use: answer ID "The strap is 20 mm wide."');
    const { id: QuestionId, writtenAt: AskedAt } = parseVersionedId(idArgument);
    const moderated = await call(calls.answerQuestion, { QuestionId, Text, AskedAt });
    report(moderated, () => questionText(moderated));
  },
};

/** The commands about questions and answers. */
export const questionCommands: readonly DeskCommand[] = [
  questions,
  moderationCommand('question', 'publishes a question, or refuses it with a reason that the shopper reads'),
  moderationCommand('buyer-answer', 'publishes a buyer’s answer, or refuses it'),
  answer,
];
