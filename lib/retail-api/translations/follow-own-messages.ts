import type { Kysely } from 'kysely';
import { LANGUAGES } from '#lib/messages/languages.ts';
import { setOwnMessages } from '#lib/messages/own-messages.ts';
import { log } from '#lib/shared/log.ts';
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
    const unusable = await setOwnMessages(
      rows.flatMap(({ id: key, language: code, texts }) => {
        // The store may have left a language again.
        const language = LANGUAGES.find((one) => one.code === code)?.code;
        const text = textsOnly(JSON.parse(texts)).get('Text');
        return text === undefined || language === undefined ? [] : [{ language, key, text }];
      }),
    );
    for (const { key, language, problem } of unusable)
      log().error(
        { key, language, problem },
        'A message of the shop cannot be used: the words of the store are sent in its place',
      );
    seen = state;
  };
}
