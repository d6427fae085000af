import type { TranslationKind, TranslationState } from '#lib/contract/translation-vocabulary.ts';
import { LANGUAGES } from '#lib/messages/languages.ts';

/** What can be translated, as the screens name it. */
export const TRANSLATED_KIND_NAMES: Readonly<Record<TranslationKind, string>> = {
  product: 'Products',
  category: 'Categories',
  brand: 'Brands',
  offer: 'Offers',
  coupon: 'Coupons',
  store: 'Stores',
  page: 'Pages, menus and strips',
  message: 'Mails and text messages',
};

/** What a state says, and the colour of its chip. */
export const STATES: Readonly<
  Record<TranslationState, { label: string; color: 'success' | 'warning' | 'info' | 'default' }>
> = {
  own: { label: 'Translated', color: 'success' },
  outdated: { label: 'English has changed', color: 'warning' },
  default: { label: 'In the store’s own words', color: 'default' },
  missing: { label: 'Shown in English', color: 'info' },
};

/** The languages that a kind is written in beside what its editor holds. */
export function languagesOf(kind: TranslationKind) {
  const [english, ...others] = LANGUAGES;
  // Mails have no editor of their own: they are worded here in English, too.
  return kind === 'message' && english ? [...others, english] : others;
}

/** The English name of a language, for the people of the shop. */
export function languageName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
}

const WORD_STARTS = /(?<=[a-z])(?=[A-Z])/g;

/** The name of a field for people: `Attributes.StrapMaterial` is “Strap material”, a text of the home page “Text”. */
export function fieldName(field: string): string {
  if (field.startsWith('text:')) return 'Text';
  const last = field.slice(field.lastIndexOf('.') + 1).replace(WORD_STARTS, ' ');
  return last.charAt(0).toUpperCase() + last.slice(1).toLowerCase();
}

/** What is still to be done, in a list: `2 in English, 1 to read again`. */
export function unfinishedText({ Missing, Outdated }: { Missing: number; Outdated: number }): string {
  const parts = [Missing > 0 && `${Missing} in English`, Outdated > 0 && `${Outdated} to read again`];
  return parts.filter(Boolean).join(', ') || 'Complete';
}
