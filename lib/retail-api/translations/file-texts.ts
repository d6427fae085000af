import type { Kysely, Transaction } from 'kysely';
import type { TranslationKind } from '#lib/contract/index.ts';
import type { Database } from '../core/db/schema.ts';
import { readSources } from './read-sources.ts';
import type { TranslatableSource } from './source.ts';
import { digestOfText, type StoredText, type StoredTexts, VERSION_OF_FILES } from './stored-texts.ts';
import { readTranslations } from './translation-records.ts';

/** A text of a file in another language, with the English that it translates. */
export interface FileText {
  kind: TranslationKind;
  id: string;
  field: string;
  english: string;
  text: string;
}

/**
 * Stores texts of files where their English stands as it was when they were written, and no operator has saved another text.
 * Returns the kinds of which any text changed. `now` in epoch milliseconds.
 */
export async function importFileTexts(
  transaction: Transaction<Database>,
  language: string,
  { texts, now }: { texts: readonly FileText[]; now: number },
): Promise<ReadonlySet<TranslationKind>> {
  const changed = new Set<TranslationKind>();
  for (const [kind, own] of Map.groupBy(texts, (text) => text.kind)) {
    const byId = Map.groupBy(own, ({ id }) => id);
    const ids = [...byId.keys()];
    const translationOf = await readTranslations(transaction, { kind, language }, ids);
    for (const source of await readSources(transaction, kind, { ids })) {
      const before = translationOf(source.id);
      if (before.version !== VERSION_OF_FILES) continue;
      const after = standing(source, textsOf(byId.get(source.id) ?? []));
      if (JSON.stringify(after) === JSON.stringify(before.texts)) continue;
      await replace(transaction, { kind, id: source.id, language }, { texts: after, now });
      changed.add(kind);
    }
  }
  return changed;
}

/** Forgets texts of files whose English an operator has just changed, because nobody has read them since. */
export async function forgetFileTexts(
  transaction: Transaction<Database>,
  kind: TranslationKind,
  now: number,
): Promise<void> {
  const rows = await transaction
    .selectFrom('translations')
    .select(['id', 'language', 'texts'])
    .where('kind', '=', kind)
    .where('version', '=', VERSION_OF_FILES)
    .execute();
  if (rows.length === 0) return;
  const sources = await readSources(transaction, kind, { ids: rows.map(({ id }) => id) });
  const byId = new Map(sources.map((source) => [source.id, source]));
  for (const { id, language, texts } of rows) {
    const after = standing(byId.get(id) ?? { id, name: '', fields: [] }, JSON.parse(texts));
    if (JSON.stringify(after) !== texts) await replace(transaction, { kind, id, language }, { texts: after, now });
  }
}

const textsOf = (texts: readonly FileText[]): StoredTexts =>
  Object.fromEntries(
    texts.map(({ field, english, text }): [string, StoredText] => [field, { Text: text, Of: digestOfText(english) }]),
  );

/** The texts whose English is still what they translate. */
function standing({ fields }: TranslatableSource, texts: StoredTexts): StoredTexts {
  const english = new Map(fields.map((field) => [field.field, digestOfText(field.english)]));
  return Object.fromEntries(Object.entries(texts).filter(([field, { Of }]) => english.get(field) === Of));
}

async function replace(
  transaction: Kysely<Database>,
  { kind, id, language }: { kind: TranslationKind; id: string; language: string },
  { texts, now }: { texts: StoredTexts; now: number },
): Promise<void> {
  const row = { kind, id, language };
  await transaction
    .deleteFrom('translations')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('language', '=', language)
    .execute();
  if (Object.keys(texts).length === 0) return;
  const written = { texts: JSON.stringify(texts), version: VERSION_OF_FILES, saved_by: '', saved_at: now };
  await transaction
    .insertInto('translations')
    .values({ ...row, ...written })
    .execute();
}
