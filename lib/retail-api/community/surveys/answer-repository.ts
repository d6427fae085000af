import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { SurveyAnswerWire } from '#lib/contract/index.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import type { OpenedSurvey, SurveyHolder } from './find-survey.ts';
import { mergedAnswers } from './validate-answers.ts';

/** A survey of which it is known who answers it. */
export type HeldSurvey = OpenedSurvey & { holder: SurveyHolder };

/** The hash of what was answered; null where nothing was yet. */
export async function readAnswered(db: Kysely<Database>, code: string, holder: SurveyHolder): Promise<string | null> {
  const row = await db
    .selectFrom('survey_answers')
    .select('content_hash')
    .where('template_code', '=', code)
    .where('holder', '=', holder.key)
    .executeTakeFirst();
  return row?.content_hash ?? null;
}

/** What was saved and not sent yet; null where nothing was. */
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
  // Kept as it was checked when it was written.
  return row ? JSON.parse(row.answers) : null;
}

/** Keeps answers beside those to other questions that are kept already. `now` in epoch milliseconds. */
export async function changeDraft(
  transaction: Transaction<Database>,
  { template, holder }: HeldSurvey,
  given: readonly SurveyAnswerWire[],
  now: number,
): Promise<void> {
  const which = { template_code: template.TemplateCode, holder: holder.key };
  // Written before it is read, it stays locked: of two devices that save at once neither loses an answer.
  const { answers } = await transaction
    .insertInto('survey_drafts')
    .values({ ...which, order_number: holder.order?.number ?? null, answers: '[]', changed_at: now })
    .onConflict((conflict) => conflict.columns(['template_code', 'holder']).doUpdateSet({ changed_at: now }))
    .returning('answers')
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('survey_drafts')
    .set({ answers: JSON.stringify(mergedAnswers(template, JSON.parse(answers), given)) })
    .where('template_code', '=', which.template_code)
    .where('holder', '=', which.holder)
    .execute();
}

/** Writes answers down in place of their draft; false where some were already. `now` in epoch milliseconds. */
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

/** The same for the same answers, in whatever order they came; `answers` are those of `fittingAnswers`, in the order of the questions. */
export function contentHash(answers: readonly SurveyAnswerWire[]): string {
  const told = answers.map(({ QuestionId, Score, Choices, Text }) => [
    QuestionId,
    Score,
    Choices.toSorted(),
    Text.trim(),
  ]);
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url');
}
