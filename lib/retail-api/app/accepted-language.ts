import { LANGUAGES, type LanguageCode } from '#lib/messages/languages.ts';

/**
 * The language of an answer's texts: the first of an Accept-Language that the store has messages in. Undefined where it names
 * none, as the calls of staff: they speak no shopper's language.
 */
export function acceptedLanguage(header: string | null): LanguageCode | undefined {
  const wanted = (header ?? '').split(',').map((entry) => entry.trim().split(/[-;]/, 1)[0]?.toLowerCase());
  return wanted.flatMap((name) => LANGUAGES.find(({ code }) => code === name)?.code ?? []).at(0);
}
