import { Argument, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls, type DataOf, type RequestOf } from '#lib/contract/index.ts';
import { QUESTION_TASKS } from '#lib/contract/question-vocabulary.ts';
import { once, oneOf } from '#lib/shared/command-line.ts';
import { formatShortDate } from '#lib/shared/dates.ts';
import { parseNumber, parseText, unescaped } from './command-arguments.ts';
import type { Desk, OpenDesk } from './desk.ts';
import { pageOfLines } from './text-columns.ts';
import { formatVersionedId, parseVersionedId } from './versioned-id.ts';

type ModeratedQuestion = DataOf<typeof calls.moderateQuestion>;

/** Adds the commands about questions and answers. */
export function addQuestionCommands(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  const moderationCommand = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .argument('<ID>', 'as "questions" prints it', parseVersionedId)
      .addArgument(new Argument('<DECISION>').choices(['approve', 'refuse']))
      .option('--reason <TEXT>', 'the shopper reads it', parseText);

  program
    .command('questions')
    .description('lists questions to review, questions with answers to review, and unanswered questions')
    .option('--task <TASK>', `${QUESTION_TASKS.join(', ')}; questions unless given`, once(oneOf(QUESTION_TASKS)))
    .option('--page <N>', 'page of the list', parseNumber)
    .action(({ task = 'questions', page = 1 }) => listQuestions(openDesk(), { Task: task, Page: page }));
  moderationCommand('question', 'publishes a question, or refuses it').action(
    async ({ id, writtenAt }, Decision, { reason = '' }) => {
      const { call, report } = openDesk();
      const request = { QuestionId: id, AskedAt: writtenAt, Decision, Reason: reason };
      const moderated = await call(calls.moderateQuestion, request);
      report(moderated, () => questionText(moderated));
    },
  );
  moderationCommand('buyer-answer', 'publishes a buyer’s answer, or refuses it').action(
    async ({ id, writtenAt }, Decision, { reason = '' }) => {
      const { call, report } = openDesk();
      const request = { AnswerId: id, AnsweredAt: writtenAt, Decision, Reason: reason };
      const moderated = await call(calls.moderateAnswer, request);
      report(moderated, () => questionText(moderated));
    },
  );
  program
    .command('answer')
    .description('answers a question for the store, publishes both and notifies the shopper who asked')
    .argument('<ID>', 'as "questions" prints it', parseVersionedId)
    .argument('<TEXT>', 'such as "The strap is 20 mm wide."', unescaped)
    .action(async ({ id, writtenAt }, Text) => {
      const { call, report } = openDesk();
      const moderated = await call(calls.answerQuestion, { QuestionId: id, Text, AskedAt: writtenAt });
      report(moderated, () => questionText(moderated));
    });
}

async function listQuestions({ call, report }: Desk, request: RequestOf<typeof calls.questionQueue>): Promise<void> {
  const results = await call(calls.questionQueue, request);
  report(results, () =>
    pageOfLines(results.Questions.flatMap(questionText), results, 'There are no questions in this list.'),
  );
}

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
