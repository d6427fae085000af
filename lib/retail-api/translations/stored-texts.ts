import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { TranslationKind } from '#lib/contract/index.ts';
import { BASE_LANGUAGE, type LanguageCode } from '#lib/messages/languages.ts';
import { currentLanguage } from '#lib/shared/language/server.ts';
import { chunksOf } from '../core/db/chunks-of.ts';
import type { Database } from '../core/db/schema.ts';

/** A text in another language, and a digest of the English one that it translates. */
export interface StoredText {
  Text: string;
  Of: string;
}
/** The texts of one thing by field. */
export type StoredTexts = Readonly<Record<string, StoredText>>;

/** The version of texts that come from files: an operator's begin at 1, and no file replaces those. */
export const VERSION_OF_FILES = 0;

/** The texts of one thing by field, as shoppers read them. */
export type LocalTexts = ReadonlyMap<string, string>;
/** The same by language. */
export type TextsByLanguage = ReadonlyMap<LanguageCode, LocalTexts>;
const NO_TEXTS: LocalTexts = new Map();

/** The form of a digest of an English text. */
export const DIGEST_OF_TEXT = /^[\da-f]{16}$/;

/** Digest of an English text: it tells later whether that has changed. */
export function digestOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The texts of stored ones, without their digests. */
export function textsOnly(texts: StoredTexts): Map<string, string> {
  return new Map(Object.entries(texts).map(([field, { Text }]) => [field, Text]));
}

/**
 * Reads what operators wrote in the language of the request about some things of a kind, or about all of them. Asks nothing where
 * that is English, which the things themselves hold.
 */
export async function readLocalTexts(
  db: Kysely<Database>,
  kind: TranslationKind,
  ids?: readonly string[],
): Promise<(id: string) => LocalTexts> {
  const language = currentLanguage();
  if (language === BASE_LANGUAGE) return () => NO_TEXTS;
  const found = new Map<string, LocalTexts>();
  const query = db
    .selectFrom('translations')
    .select(['id', 'texts'])
    .where('kind', '=', kind)
    .where('language', '=', language);
  for (const some of ids ? chunksOf([...new Set(ids)]) : [undefined]) {
    const rows = await (some ? query.where('id', 'in', some) : query).execute();
    for (const { id, texts } of rows) found.set(id, textsOnly(JSON.parse(texts)));
  }
  return (id) => found.get(id) ?? NO_TEXTS;
}

/** What is written of some things of a kind in every language, by id and then by language. */
export async function readTextsByLanguage(
  db: Kysely<Database>,
  kind: TranslationKind,
  of: { first: string; last: string } | { ids: readonly string[] } | null = null,
): Promise<ReadonlyMap<string, ReadonlyMap<string, LocalTexts>>> {
  const query = db.selectFrom('translations').select(['id', 'language', 'texts']).where('kind', '=', kind);
  const ranged =
    of === null
      ? query
      : 'ids' in of
        ? query.where('id', 'in', of.ids)
        : query.where('id', '>=', of.first).where('id', '<=', of.last);
  const found = new Map<string, Map<string, LocalTexts>>();
  for (const { id, language, texts } of await ranged.orderBy('language').execute()) {
    found.set(id, (found.get(id) ?? new Map()).set(language, textsOnly(JSON.parse(texts))));
  }
  return found;
}
