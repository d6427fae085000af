import { containsMobile } from '#lib/shared/anonymise.ts';

/** An address alone: "Sale @ Jaipur" is nobody's. */
const MAIL = /[^\s@＠][@＠][^\s@＠]/;

/** Whether a value of a campaign, which a careless mailing may have filled, is or holds a mail address or a mobile number. */
export function isPersonalValue(value: string): boolean {
  return MAIL.test(value) || containsMobile(value);
}
