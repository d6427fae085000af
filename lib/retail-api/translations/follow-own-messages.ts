import type { Kysely } from 'kysely';
import { knownLanguage } from '#lib/messages/languages.ts';
import { setOwnMessages } from '#lib/messages/own-messages.ts';
import type { Database } from '../core/db/schema.ts';
import { textsOnly } from './stored-texts.ts';

/** Words the messages of this process as the shop does, at each call in which they have changed. */
export function followOwnMessages(db: Kysely<Database>): () => Promise<void> {
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
    await setOwnMessages(
      rows.flatMap(({ id: key, language, texts }) => {
        const text = textsOnly(JSON.parse(texts)).get('Text');
        return text === undefined ? [] : [{ language: knownLanguage(language), key, text }];
      }),
    );
    seen = state;
  };
}
