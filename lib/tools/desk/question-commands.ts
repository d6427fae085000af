import { Argument, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls, type DataOf } from '#lib/contract/index.ts';
import { QUESTION_TASKS } from '#lib/contract/question-vocabulary.ts';
import { once, oneOf } from '#lib/shared/command-line.ts';
import { formatShortDate } from '#lib/shared/dates.ts';
import { pageOfLines } from './columns.ts';
import type { Desk, OpenDesk } from './desk.ts';
import { asTyped, number, text } from './desk-arguments.ts';
import { nameAsRead, readName } from './read-name.ts';

type Judged = DataOf<typeof calls.judgeQuestion>;
type Task = (typeof QUESTION_TASKS)[number];

/** Adds the commands over questions and answers. */
export function addQuestionCommands(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  const judging = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .argument('<ID>', 'as "questions" prints it', readName)
      .addArgument(new Argument('<VERDICT>').choices(['approve', 'refuse']))
      .option('--reason <TEXT>', 'the shopper reads it', text);

  program
    .command('questions')
    .description('lists questions to review, questions with answers to review, and unanswered questions')
    .option('--task <TASK>', `${QUESTION_TASKS.join(', ')}; questions unless given`, once(oneOf(QUESTION_TASKS)))
    .option('--page <N>', 'page of the list', number)
    .action(({ task = 'questions', page = 1 }) => listQuestions(openDesk(), task, page));
  judging('question', 'publishes a question, or refuses it').action(
    async ({ id, writtenAt }, Verdict, { reason = '' }) => {
      const { ask, tell } = openDesk();
      const asked = { QuestionId: id, AskedAt: writtenAt, Verdict, Reason: reason };
      const judged = await ask(calls.judgeQuestion, asked);
      tell(judged, () => questionText(judged));
    },
  );
  judging('buyer-answer', 'publishes a buyer’s answer, or refuses it').action(
    async ({ id, writtenAt }, Verdict, { reason = '' }) => {
      const { ask, tell } = openDesk();
      const asked = { AnswerId: id, AnsweredAt: writtenAt, Verdict, Reason: reason };
      const judged = await ask(calls.judgeAnswer, asked);
      tell(judged, () => questionText(judged));
    },
  );
  program
    .command('answer')
    .description('answers a question for the store, publishes both and notifies the shopper who asked')
    .argument('<ID>', 'as "questions" prints it', readName)
    .argument('<TEXT>', 'such as "The strap is 20 mm wide."', asTyped)
    .action(async ({ id, writtenAt }, Text) => {
      const { ask, tell } = openDesk();
      const judged = await ask(calls.answerQuestion, { QuestionId: id, Text, AskedAt: writtenAt });
      tell(judged, () => questionText(judged));
    });
}

async function listQuestions({ ask, tell }: Desk, Task: Task, Page: number): Promise<void> {
  const found = await ask(calls.questionQueue, { Task, Page });
  tell(found, () => pageOfLines(found.Questions.flatMap(questionText), found, 'There are no questions in this list.'));
}

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
