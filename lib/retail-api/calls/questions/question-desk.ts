import type { Transaction } from 'kysely';
import { calls, type ModeratedQuestionWire, type Verdict } from '#lib/contract/index.ts';
import { QUESTIONS_PER_PAGE } from '#lib/contract/question-vocabulary.ts';
import { lockQuestion, moderateAnswer, moderateQuestion } from '../../community/questions/change-question.ts';
import { presentJudgedQuestions } from '../../community/questions/present-questions.ts';
import { type QuestionRow, questionsToDo, writeStoreAnswer } from '../../community/questions/question-store.ts';
import { tellAsker } from '../../community/questions/tell-asker.ts';
import { handlerFor, type Outcome, refuse, succeed } from '../../core/call-handler.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import type { Database } from '../../core/db/schema.ts';
import { invalidField } from '../../core/refusals.ts';

const NONE = refuse('NotFound', 'There is no such question or answer.');
const CHANGED = refuse('Conflict', 'It was changed since it was read: read it again.');

function reasonMissing(verdict: Verdict, reason: string): Outcome<never> | null {
  const isMissing = verdict === 'refuse' && reason === '';
  return isMissing ? invalidField('Reason', 'Say why: whoever wrote it reads it.') : null;
}

/** Locks a question; why it is not published where it is gone, or not the one that was read at `askedAt`. */
async function lockAsRead(
  transaction: Transaction<Database>,
  id: string,
  askedAt: number | undefined,
): Promise<Outcome<never> | null> {
  const row = await lockQuestion(transaction, id);
  if (!row) return NONE;
  return askedAt === undefined || askedAt === row.asked_at ? null : CHANGED;
}

async function present(transaction: Transaction<Database>, row: QuestionRow): Promise<Outcome<ModeratedQuestionWire>> {
  const [question] = await presentJudgedQuestions(transaction, [row]);
  return question ? succeed(question) : NONE;
}

/** Questions that there is something to do about. */
export const questionQueue = handlerFor(calls.questionQueue, async ({ Task: task, Page: page }, { db }) => {
  const { rows, total } = await questionsToDo(db, { task, page });
  return succeed({
    Questions: await presentJudgedQuestions(db, rows),
    Page: page,
    TotalPages: Math.ceil(total / QUESTIONS_PER_PAGE),
    TotalQuestions: total,
  });
});

/** Publishes a question or refuses it. */
export const judgeQuestionCall = handlerFor(calls.moderateQuestion, async (request, context) => {
  const { QuestionId: id, Verdict: verdict, Reason: reason, AskedAt: askedAt } = request;
  const missing = reasonMissing(verdict, reason);
  if (missing) return missing;
  return inTransaction(context.db, async (transaction) => {
    const refusal = await lockAsRead(transaction, id, askedAt);
    if (refusal) return refusal;
    const row = await moderateQuestion(transaction, { id, verdict, reason, now: context.now() });
    await tellAsker(transaction, context, row);
    return present(transaction, row);
  });
});

/** Publishes the answer of a buyer or refuses it. */
export const judgeAnswerCall = handlerFor(calls.moderateAnswer, async (request, context) => {
  const { AnswerId: id, Verdict: verdict, Reason: reason, AnsweredAt: answeredAt } = request;
  const missing = reasonMissing(verdict, reason);
  if (missing) return missing;
  return inTransaction(context.db, async (transaction) => {
    const answer = await transaction
      .selectFrom('answers')
      .select('question_id')
      .where('id', '=', id)
      .where('customer_id', 'is not', null)
      .executeTakeFirst();
    const question = answer && (await lockQuestion(transaction, answer.question_id));
    if (!question) return NONE;
    const judgement = { id, verdict, reason, answeredAt, now: context.now() };
    if (!(await moderateAnswer(transaction, judgement, question))) return CHANGED;
    await tellAsker(transaction, context, question);
    return present(transaction, question);
  });
});

/** Gives the answer of the store, and publishes it with its question. */
export const answerQuestion = handlerFor(calls.answerQuestion, async (request, context) =>
  inTransaction(context.db, async (transaction) => {
    const { QuestionId: id, Text: text, AskedAt: askedAt } = request;
    const refusal = await lockAsRead(transaction, id, askedAt);
    if (refusal) return refusal;
    await writeStoreAnswer(transaction, { questionId: id, text, now: context.now() });
    const row = await moderateQuestion(transaction, { id, verdict: 'approve', reason: '', now: context.now() });
    await tellAsker(transaction, context, row);
    return present(transaction, row);
  }),
);
