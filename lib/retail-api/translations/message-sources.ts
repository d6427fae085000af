import { join } from 'node:path';
import { readCatalogues } from '#lib/messages/compile/read-catalogues.ts';
import { OWN_KEY } from '#lib/messages/own-messages.ts';
import { currentLanguage } from '#lib/shared/language/server.ts';
import type { TranslatableSource } from './source.ts';

const FOLDER = join(import.meta.dirname, '../../messages');

let kept: readonly TranslatableSource[] | undefined;

/** The messages of mails and of texts to phones; read from their files when an operator first asks. */
export function messageSources(): readonly TranslatableSource[] {
  kept ??= readMessages();
  return kept;
}

function readMessages(): TranslatableSource[] {
  const catalogues = readCatalogues(FOLDER);
  const byCode = new Map<string, ReadonlyMap<string, string>>(catalogues.map(({ code, messages }) => [code, messages]));
  const english = catalogues[0]?.messages ?? new Map<string, string>();
  return [...english]
    .filter(([key]) => OWN_KEY.test(key))
    .map(([key, text]): TranslatableSource => {
      const byItself = () => byCode.get(currentLanguage())?.get(key) ?? text;
      return {
        id: key,
        name: text,
        fields: [{ field: 'Text', english: text, form: 'message', maximum: 2000, byItself }],
      };
    });
}
