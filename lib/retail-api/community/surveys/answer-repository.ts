import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { SurveyAnswerWire } from '#lib/contract/index.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import type { OpenedSurvey, SurveyHolder } from './find-survey.ts';
import { mergedAnswers } from './validate-answers.ts';

/** A survey whose respondent is known. */
export type HeldSurvey = OpenedSurvey & { holder: SurveyHolder };

/** The content hash of the submitted answers; null if none were submitted. */
export async function readAnswered(db: Kysely<Database>, code: string, holder: SurveyHolder): Promise<string | null> {
  const row = await db
    .selectFrom('survey_answers')
    .select('content_hash')
    .where('template_code', '=', code)
    .where('holder', '=', holder.key)
    .executeTakeFirst();
  return row?.content_hash ?? null;
}

/** The saved, unsubmitted answers; null if there are none. */
export async function readDraft(
  db: Kysely<Database>,
  code: string,
  holder: SurveyHolder,
): Promise<SurveyAnswerWire[] | null> {
  const row = await db
    .selectFrom('survey_drafts')
    .select('answers')
    .where('template_code', '=', code)
    .where('holder', '=', holder.key)
    .executeTakeFirst();
  // Validated when it was written.
  return row ? JSON.parse(row.answers) : null;
}

/** Saves answers to the draft and keeps its answers to other questions. `now` is in epoch milliseconds. */
export async function changeDraft(
  transaction: Transaction<Database>,
  { template, holder }: HeldSurvey,
  newAnswers: readonly SurveyAnswerWire[],
  now: number,
): Promise<void> {
  const draftKey = { template_code: template.TemplateCode, holder: holder.key };
  // Writing before reading locks the row: if two devices save at once, neither loses an answer.
  const { answers } = await transaction
    .insertInto('survey_drafts')
    .values({ ...draftKey, order_number: holder.order?.number ?? null, answers: '[]', changed_at: now })
    .onConflict((conflict) => conflict.columns(['template_code', 'holder']).doUpdateSet({ changed_at: now }))
    .returning('answers')
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('survey_drafts')
    .set({ answers: JSON.stringify(mergedAnswers(template, JSON.parse(answers), newAnswers)) })
    .where('template_code', '=', draftKey.template_code)
    .where('holder', '=', draftKey.holder)
    .execute();
}

/** Stores answers and deletes their draft; returns false if answers already exist. `now` in epoch milliseconds. */
export async function writeAnswers(
  transaction: Transaction<Database>,
  { template, version, site, holder }: HeldSurvey,
  answers: readonly SurveyAnswerWire[],
  now: number,
): Promise<boolean> {
  const id = newId();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('survey_answers')
    .values({
      id,
      template_code: template.TemplateCode,
      version,
      site,
      holder: holder.key,
      order_number: holder.order?.number ?? null,
      content_hash: contentHash(answers),
      answered_at: now,
    })
    .onConflict((conflict) => conflict.columns(['template_code', 'holder']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  const values = answers.flatMap((answer) => valuesOf(id, answer));
  if (values.length > 0) await transaction.insertInto('survey_answer_values').values(values).execute();
  await transaction
    .deleteFrom('survey_drafts')
    .where('template_code', '=', template.TemplateCode)
    .where('holder', '=', holder.key)
    .execute();
  return true;
}

function valuesOf(answer_id: string, { QuestionId, Score, Choices, Text }: SurveyAnswerWire) {
  const value = { answer_id, question_id: QuestionId, choice_id: '', score: Score, text: Text.trim() };
  return Choices.length === 0 ? [value] : Choices.map((choice_id) => ({ ...value, choice_id }));
}

/**
 * The same hash for the same answers, whatever the order of their choices; `answers` come from `answersOfTemplate`, in
 * question order.
 */
export function contentHash(answers: readonly SurveyAnswerWire[]): string {
  const content = answers.map(({ QuestionId, Score, Choices, Text }) => [
    QuestionId,
    Score,
    Choices.toSorted(),
    Text.trim(),
  ]);
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
