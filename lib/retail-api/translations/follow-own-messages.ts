import type { Kysely } from 'kysely';
import { messageProblem } from '#lib/messages/compile/message-problem.ts';
import { languageOfCode } from '#lib/messages/languages.ts';
import { type OwnMessage, setOwnMessages } from '#lib/messages/own-messages.ts';
import type { Database } from '../core/db/schema.ts';
import { messageSources } from './message-sources.ts';
import { textsOnly } from './stored-texts.ts';

type Row = Pick<Database['translations'], 'id' | 'language' | 'texts'>;

/**
 * Words the messages of this process as the shop does, at each call in which they have changed. One that no longer fits the message
 * of this release, or whose language this does not have, is left out: shoppers then read the store's own. `onLeftOut` gets its name.
 */
export function followOwnMessages(db: Kysely<Database>, onLeftOut: (name: string) => void): () => Promise<void> {
  let seen = '';
  return async () => {
    const rows = await db
      .selectFrom('translations')
      .select(['id', 'language', 'texts', 'version'])
      .where('kind', '=', 'message')
      .orderBy('language')
      .orderBy('id')
      .execute();
    const state = JSON.stringify(rows);
    if (state === seen) return;
    await setOwnMessages(rows.length === 0 ? [] : fitting(rows, onLeftOut));
    seen = state;
  };
}

/** The messages that can be used in this release. */
function fitting(rows: readonly Row[], onLeftOut: (name: string) => void): OwnMessage[] {
  const english = new Map(messageSources().map(({ id, name }) => [id, name]));
  return rows.flatMap(({ id: key, language: code, texts }) => {
    const text = textsOnly(JSON.parse(texts)).get('Text');
    if (text === undefined) return [];
    const [language, source] = [languageOfCode(code), english.get(key)];
    if (language !== undefined && source !== undefined && messageProblem(text, source, language) === null)
      return [{ language, key, text }];
    onLeftOut(`${code} ${key}`);
    return [];
  });
}
