import { withAsciiDigits } from '#lib/shared/typed-text.ts';
import { containsMobile } from '#lib/storefront/platform/site/anonymise.ts';

const MAIL = /\S\s*[@＠]\s*\S/;
const PINCODE = /^\s*[1-9]\d{2}\s?\d{3}\s*$/;

/** Whether a text looks like a mobile number, mail address or pincode, which must never be reported. */
export function isPersonalText(text: string): boolean {
  return MAIL.test(text) || containsMobile(text) || PINCODE.test(withAsciiDigits(text));
}
