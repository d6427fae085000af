/** What an operator translates. The id is a code, a path, a slug, or the name of a message. */
export const TRANSLATION_KINDS = [
  'product',
  'category',
  'brand',
  'offer',
  'coupon',
  'store',
  'page',
  'message',
] as const;
export type TranslationKind = (typeof TRANSLATION_KINDS)[number];

/**
 * What shoppers read: `own` is the operator's text, `outdated` one whose English has changed since, `default` what the store
 * writes by itself (by its vocabulary or its own messages), and `missing` the English text.
 */
export const TRANSLATION_STATES = ['own', 'outdated', 'default', 'missing'] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

/** How a text is written: one line, several lines, HTML, or a message with its values in braces. */
export const TRANSLATION_FORMS = ['line', 'lines', 'html', 'message'] as const;
export type TranslatedTextForm = (typeof TRANSLATION_FORMS)[number];

/** The longest translated text, in characters: that of a page. */
export const MAX_TRANSLATION_LENGTH = 200_000;
