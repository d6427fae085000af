import { containsMobile } from '#lib/shared/anonymise.ts';
import { withAsciiDigits } from '#lib/shared/typed-text.ts';

const MAIL = /\S\s*[@＠]\s*\S/;
const PINCODE = /^\s*[1-9]\d{2}\s?\d{3}\s*$/;

/** Whether a text looks like somebody's mobile number, mail address or pincode: such a text is told to nobody. */
export function isPersonalText(text: string): boolean {
  return MAIL.test(text) || containsMobile(text) || PINCODE.test(withAsciiDigits(text));
}
