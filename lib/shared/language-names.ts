/** The languages that a shop can speak, as BCP 47 codes. */
export const SHOP_LANGUAGES = ['en', 'hi'] as const;
export type ShopLanguage = (typeof SHOP_LANGUAGES)[number];

const NAMES: Readonly<Record<ShopLanguage, string>> = { en: 'English', hi: 'हिन्दी (Hindi)' };

/** The name of a language for people. */
export const languageLabel = (language: ShopLanguage): string => NAMES[language];
