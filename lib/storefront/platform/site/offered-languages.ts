import { currentLanguage } from '#language';
import { LANGUAGES, type Language } from '#lib/messages/languages.ts';

/** The languages that the shop offers, the one without a prefix first. */
export const offeredLanguages = (): readonly Language[] => LANGUAGES;

/** The languages that a page can be switched to; none where the shop offers one alone. */
export const otherLanguages = (): Language[] => offeredLanguages().filter(({ code }) => code !== currentLanguage());
