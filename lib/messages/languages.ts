import { LANGUAGES as WRITTEN } from './compiled/languages.ts';

/** Code of a language that the store has messages in, which is also the prefix of its pages' addresses. */
export type LanguageCode = (typeof WRITTEN)[number]['code'];

/** A language and what the store needs to know of it. */
export interface Language {
  code: LanguageCode;
  /** The language's name in itself. */
  name: string;
  /** For `lang` and for formats, like hi-IN. */
  tag: string;
  /** For `og:locale`. */
  openGraph: string;
  /** Value of the cookie `languageID`. */
  id: string;
}

/** The language of pages without a prefix, which others fall back to. */
export const BASE_LANGUAGE = 'en';

/** All languages that there are messages in; a shop offers those of its profile. */
export const LANGUAGES: readonly Language[] = WRITTEN;

/** Returns the language of a stored code; undefined where there are no messages in it, or not any more. */
export function languageOfCode(code: string | undefined): LanguageCode | undefined {
  return LANGUAGES.find((language) => language.code === code)?.code;
}

/** Returns the language of a stored code; the base where there are no messages in it, or not any more. */
export function knownLanguage(code: string | undefined): LanguageCode {
  return languageOfCode(code) ?? BASE_LANGUAGE;
}

/** Returns a language by its code. */
export function languageFacts(code: LanguageCode): Language {
  const language = LANGUAGES.find((one) => one.code === code);
  if (!language) throw new Error(`There is no language ${code}.`);
  return language;
}
