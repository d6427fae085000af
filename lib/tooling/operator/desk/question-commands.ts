import { calls, type DataOf } from '#lib/contract/index.ts';
import { QUESTION_TASKS } from '#lib/contract/question-vocabulary.ts';
import { formatShortDate } from '#lib/shared/dates.ts';
import { Misused } from '../tool-world.ts';
import { pageOfLines } from './columns.ts';
import type { DeskCommand } from './desk.ts';
import { nameAsRead, readName } from './read-name.ts';
import { oneOf, pageOf } from './read-words.ts';

type Judged = DataOf<typeof calls.moderateQuestion>;

const questions: DeskCommand = {
  usage: `questions [--task ${QUESTION_TASKS.join('|')}] [--page N]`,
  about: 'lists questions to review, questions with answers to review, and unanswered questions',
  options: ['task', 'page'],
  async run({ ask, tell }, _words, { values }) {
    const Task = oneOf('task', values.task, QUESTION_TASKS) || 'questions';
    const found = await ask(calls.questionQueue, { Task, Page: pageOf(values.page) });
    tell(found, () =>
      pageOfLines(found.Questions.flatMap(questionText), found, 'There are no questions in this list.'),
    );
  },
};

function questionText(one: Judged): string[] {
  return [
    `${nameAsRead(one.QuestionId, one.AskedAt)}  ${one.State}  ${one.ProductCode} ${one.ProductTitle}, ${formatShortDate(one.AskedAt)}`,
    `  ${one.Text} (${one.DisplayName})`,
    ...one.Answers.map(
      (answer) => `    ${nameAsRead(answer.AnswerId, answer.AnsweredAt)}  ${answer.State}  ${answer.Text}`,
    ),
    '',
  ];
}

/** A command that publishes a question or an answer, or refuses it. */
const judging = (name: 'question' | 'buyer-answer', about: string): DeskCommand => ({
  usage: `${name} ID approve|refuse [--reason TEXT]`,
  about,
  options: ['reason'],
  async run({ ask, tell }, [said, verdict], { values }) {
    if (said === undefined || (verdict !== 'approve' && verdict !== 'refuse')) {
      throw new Misused(`Use: ${name} ID approve, or: ${name} ID refuse --reason TEXT`);
    }
    const { id, writtenAt } = readName(said);
    const judgement = { Verdict: verdict, Reason: values.reason ?? '' } as const;
    const judged =
      name === 'question'
        ? await ask(calls.moderateQuestion, { QuestionId: id, AskedAt: writtenAt, ...judgement })
        : await ask(calls.moderateAnswer, { AnswerId: id, AnsweredAt: writtenAt, ...judgement });
    tell(judged, () => questionText(judged));
  },
});

const answer: DeskCommand = {
  usage: 'answer ID TEXT',
  about: 'answers a question for the store, publishes both and notifies the shopper who asked',
  async run({ ask, tell }, [asked, Text]) {
    if (asked === undefined || Text === undefined) throw new Misused('Use: answer ID "The strap is 20 mm wide."');
    const { id: QuestionId, writtenAt: AskedAt } = readName(asked);
    const judged = await ask(calls.answerQuestion, { QuestionId, Text, AskedAt });
    tell(judged, () => questionText(judged));
  },
};

/** Commands over questions and answers. */
export const questionCommands: readonly DeskCommand[] = [
  questions,
  judging('question', 'publishes a question, or refuses it with a reason that the shopper reads'),
  judging('buyer-answer', 'publishes a buyer’s answer, or refuses it'),
  answer,
];
