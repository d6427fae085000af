import { BASE_LANGUAGE, LANGUAGES, type LanguageCode } from '#lib/messages/languages.ts';

/** The language of an answer's texts: the first of an Accept-Language that the store has messages in, or English. */
export function acceptedLanguage(header: string | null): LanguageCode {
  const wanted = (header ?? '').split(',').map((entry) => entry.trim().split(/[-;]/, 1)[0]?.toLowerCase());
  return wanted.flatMap((name) => LANGUAGES.find(({ code }) => code === name)?.code ?? []).at(0) ?? BASE_LANGUAGE;
}
