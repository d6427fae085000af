import { holdsMobile } from '#lib/shared/anonymise.ts';

/** An address alone: "Sale @ Jaipur" is nobody's. */
const MAIL = /[^\s@＠][@＠][^\s@＠]/;

/** Whether a value of a campaign, which a careless mailing may have filled, is or holds a mail address or a mobile number. */
export function namesSomebody(value: string): boolean {
  return MAIL.test(value) || holdsMobile(value);
}
