import type { LanguageCode } from '#lib/messages/languages.ts';
import { replaceSingleton, singleton } from '#lib/shared/singleton.ts';

const NAME = 'message-scripts';

/** Tells the pages where the browser gets the messages of each language but English while the store is developed. */
export const setMessageScripts = (scripts: ReadonlyMap<string, string>): void => replaceSingleton(NAME, scripts);

/** The address of the messages of a language for browsers; undefined where they are in the scripts. */
export const messageScript = (code: LanguageCode): string | undefined =>
  singleton(NAME, () => new Map<string, string>()).get(code);
