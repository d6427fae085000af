import { currentLanguage } from '#language';
import { type Language, languageFacts } from '#lib/messages/languages.ts';
import { shopLanguages } from '#lib/shared/shop-profile.ts';

/** The languages that the shop offers, the one without a prefix first. */
export const offeredLanguages = (): Language[] => shopLanguages().map(languageFacts);

/** The languages that a page can be switched to; none where the shop offers one alone. */
export const otherLanguages = (): Language[] => offeredLanguages().filter(({ code }) => code !== currentLanguage());
