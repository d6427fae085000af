import { BASE_LANGUAGE, LANGUAGES, type LanguageCode } from '#lib/messages/languages.ts';

/** The language of the page, which its server wrote; a page in another language is another document. */
export function currentLanguage(): LanguageCode {
  const { lang } = document.documentElement;
  return LANGUAGES.find(({ tag }) => tag === lang)?.code ?? BASE_LANGUAGE;
}
