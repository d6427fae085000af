import { containsMobile } from '#lib/shared/anonymise.ts';

/** Matches a mail address only: "Sale @ Jaipur" is not personal. */
const MAIL = /[^\s@＠][@＠][^\s@＠]/;

/**
 * Whether a campaign value, as a careless mailing may have filled it, is or contains a mail address or mobile
 * number.
 */
export function isPersonalValue(value: string): boolean {
  return MAIL.test(value) || containsMobile(value);
}
