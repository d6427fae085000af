import type { Kysely } from 'kysely';
import type { AnsweredBy, ModeratedQuestionWire, PublishedQuestionWire } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { reviewedProducts } from '../reviews/reviewed-products.ts';
import { type AnswerRow, answersTo, type QuestionRow } from './question-repository.ts';

/** An answer with nothing about its author except the chosen display name. */
export function presentAnswer(row: AnswerRow) {
  const By: AnsweredBy = row.customer_id === null ? 'store' : 'buyer';
  return { AnswerId: row.id, Text: row.text, By, DisplayName: row.display_name, AnsweredAt: row.answered_at };
}

function presentQuestion(row: QuestionRow) {
  return { QuestionId: row.id, Text: row.text, DisplayName: row.display_name, AskedAt: row.asked_at };
}

/** Questions with their published answers, in the given order. */
export async function presentQuestions(
  db: Kysely<Database>,
  rows: readonly QuestionRow[],
): Promise<PublishedQuestionWire[]> {
  const answers = await answersByQuestion(db, rows);
  return rows.map((row) => ({
    ...presentQuestion(row),
    Answers: (answers.get(row.id) ?? []).filter(({ state }) => state === 'approved').map(presentAnswer),
  }));
}

/** Questions as moderators see them, with all their answers. */
export async function presentModeratedQuestions(
  db: Kysely<Database>,
  rows: readonly QuestionRow[],
): Promise<ModeratedQuestionWire[]> {
  const products = await reviewedProducts(
    db,
    rows.map(({ product_code: code }) => code),
  );
  const answers = await answersByQuestion(db, rows);
  return rows.map((row) => ({
    ...presentQuestion(row),
    ProductCode: row.product_code,
    ProductTitle: products.get(row.product_code)?.ProductTitle ?? row.product_code,
    State: row.state,
    Reason: row.reason,
    Answers: (answers.get(row.id) ?? []).map((answer) => ({
      ...presentAnswer(answer),
      State: answer.state,
      Reason: answer.reason,
    })),
  }));
}

async function answersByQuestion(db: Kysely<Database>, rows: readonly QuestionRow[]) {
  const ids = rows.map(({ id }) => id);
  return Map.groupBy(await answersTo(db, ids), ({ question_id: id }) => id);
}
