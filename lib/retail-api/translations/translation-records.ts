import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { RefusedRow, TranslationKind } from '#lib/contract/index.ts';
import { messageProblem } from '#lib/messages/compile/message-problem.ts';
import { chunksOf } from '../core/db/chunks-of.ts';
import type { Database } from '../core/db/schema.ts';
import { planRecords, type RecordPlan, type RecordRow, type StoredRecord } from '../core/records/plan-records.ts';
import { NOT_TRANSLATED, type StoredTranslation } from './present-source.ts';
import { readSources } from './read-sources.ts';
import { type SourceField, type TranslatableSource, textSchema } from './source.ts';
import { DIGEST_OF_TEXT, digestOfText, type StoredText, type StoredTexts, VERSION_OF_FILES } from './stored-texts.ts';

/** Which texts are read or written. */
export interface TranslatedList {
  kind: TranslationKind;
  language: string;
}

/** Cleans HTML of a thing for storage, or says what is wrong with it. */
export type CleanHtml = (id: string, html: string) => { html: string } | { problem: string };

/** What is stored in one language about some things of a kind. */
export async function readTranslations(
  db: Kysely<Database>,
  { kind, language }: TranslatedList,
  ids: readonly string[],
): Promise<(id: string) => StoredTranslation> {
  const found = new Map<string, StoredTranslation>();
  for (const some of chunksOf(ids)) {
    const rows = await db
      .selectFrom('translations')
      .selectAll()
      .where('kind', '=', kind)
      .where('language', '=', language)
      .where('id', 'in', some)
      .execute();
    for (const { id, texts, version, saved_by: savedBy, saved_at: savedAt } of rows)
      found.set(id, { texts: JSON.parse(texts), version, savedBy, savedAt });
  }
  return (id) => found.get(id) ?? NOT_TRANSLATED;
}

/** A text that is brought back: with the English that it was of, so that an outdated one is outdated again. */
const formerText = z.strictObject({ Text: z.string(), Of: z.string().regex(DIGEST_OF_TEXT) });

const storedTexts = z.record(z.string(), z.custom<StoredText>());

/** Checks rows of texts; an empty text or null takes one back. Texts whose English is gone are dropped. */
export async function planTranslations(
  db: Kysely<Database>,
  list: TranslatedList,
  { rows, clean }: { rows: readonly RecordRow[]; clean: CleanHtml },
): Promise<RecordPlan<StoredTexts>> {
  const ids = [...new Set(rows.map(({ id }) => id))];
  const sources = new Map((await readSources(db, list.kind, { ids })).map((source) => [source.id, source]));
  const translationOf = await readTranslations(db, list, ids);
  const stored = ids.flatMap((id): StoredRecord<StoredTexts>[] => {
    const { version, texts } = translationOf(id);
    return version === VERSION_OF_FILES ? [] : [{ id, version, document: texts }];
  });
  const refused: RefusedRow[] = [];
  const given = rows.map((row, index) => {
    const source = sources.get(row.id);
    const refuse = (Field: string, Message: string) => refused.push({ Row: index + 1, Field, Message });
    if (!source) {
      if (row.action === 'save') refuse('Id', `there is no ${list.kind} ${row.id}`);
      return row;
    }
    const { version, texts } = translationOf(row.id);
    // Those of files are the operator's from now on.
    const before = version === VERSION_OF_FILES ? texts : {};
    const rules = { language: list.language, clean, refuse };
    const fields = { ...before, ...forgotten(source, texts), ...textsOf(row, source, rules) };
    return { ...row, fields };
  });
  const plan = planRecords(stored, given, { schema: storedTexts.transform(withoutNull) });
  return { ...plan, refused: [...refused, ...plan.refused] };
}

/** The stored texts of fields that are there no more, to be removed. */
function forgotten({ fields }: TranslatableSource, texts: StoredTexts): Record<string, null> {
  const known = new Set(fields.map(({ field }) => field));
  return Object.fromEntries(Object.keys(texts).flatMap((field) => (known.has(field) ? [] : [[field, null]])));
}

const withoutNull = (texts: Readonly<Record<string, StoredText | null>>): StoredTexts =>
  Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, StoredText] => entry[1] !== null));

/** The texts of a row as they are stored. */
function textsOf(
  { id, fields }: RecordRow,
  source: TranslatableSource,
  rules: { language: string; clean: CleanHtml; refuse: (field: string, message: string) => void },
): Record<string, StoredText | null> {
  const { language, clean, refuse } = rules;
  const texts: Record<string, StoredText | null> = {};
  for (const [name, given] of Object.entries(fields)) {
    const field = source.fields.find((one) => one.field === name);
    if (!field) {
      refuse(name, `is no text of ${id}, or has no English`);
      continue;
    }
    const former = formerText.safeParse(given).data;
    const text = former ? former.Text : given;
    const read =
      text === null || text === '' ? null : cleanText(field, text, { language, clean: (html) => clean(id, html) });
    if (read !== null && 'problem' in read) refuse(name, read.problem);
    else texts[name] = read && { Text: read.text, Of: former?.Of ?? digestOfText(field.english) };
  }
  return texts;
}

function cleanText(
  { english, ...form }: SourceField,
  given: unknown,
  { language, clean }: { language: string; clean: (html: string) => ReturnType<CleanHtml> },
): { text: string } | { problem: string } {
  const parsed = textSchema(form).safeParse(given);
  if (!parsed.success) return { problem: parsed.error.issues[0]?.message ?? 'must be a text' };
  if (form.form === 'message') {
    const problem = messageProblem(parsed.data, english, language);
    return problem === null ? { text: parsed.data } : { problem };
  }
  if (form.form !== 'html') return { text: parsed.data };
  const cleaned = clean(parsed.data);
  return 'html' in cleaned ? { text: cleaned.html } : cleaned;
}

/** Takes texts along where things get other ids: new ones by those before. */
export async function moveTranslations(
  transaction: Transaction<Database>,
  kind: TranslationKind,
  moves: ReadonlyMap<string, string>,
): Promise<void> {
  const moved = [...moves].filter(([from, to]) => from !== to);
  const rows = [];
  for (const some of chunksOf(moved.map(([from]) => from))) {
    const found = transaction.selectFrom('translations').selectAll().where('kind', '=', kind).where('id', 'in', some);
    rows.push(...(await found.execute()));
  }
  // All are taken away first: one may get the id that another gives up.
  for (const some of chunksOf(moved.flat()))
    await transaction.deleteFrom('translations').where('kind', '=', kind).where('id', 'in', some).execute();
  const written = rows.map((row) => ({ ...row, id: moves.get(row.id) ?? row.id }));
  for (const some of chunksOf(written)) await transaction.insertInto('translations').values(some).execute();
}

/** Writes a plan that refuses nothing. `now` in epoch milliseconds. */
export async function writeTranslations(
  transaction: Transaction<Database>,
  { kind, language }: TranslatedList,
  { steps, by, now }: Pick<RecordPlan<StoredTexts>, 'steps'> & { by: string; now: number },
): Promise<void> {
  const changed = steps.filter(({ change }) => change !== 'unchanged');
  const gone = changed.flatMap(({ id, document }) => (document === null ? [id] : []));
  for (const ids of chunksOf(gone)) {
    const all = transaction.deleteFrom('translations').where('kind', '=', kind).where('language', '=', language);
    await all.where('id', 'in', ids).execute();
  }
  const rows = changed.flatMap(({ id, document, version }) =>
    document === null
      ? []
      : [{ kind, id, language, texts: JSON.stringify(document), version, saved_by: by, saved_at: now }],
  );
  for (const some of chunksOf(rows)) {
    await transaction
      .insertInto('translations')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['kind', 'language', 'id']).doUpdateSet((row) => ({
          texts: row.ref('excluded.texts'),
          version: row.ref('excluded.version'),
          saved_by: row.ref('excluded.saved_by'),
          saved_at: row.ref('excluded.saved_at'),
        })),
      )
      .execute();
  }
}
