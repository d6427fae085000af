import { withAsciiDigits } from '#lib/shared/ascii-digits.ts';

/** Ten digits of an Indian mobile in whatever groups, with or without the country's code. */
const MOBILE = /(?:^|\D)(?:\+?91|0)?[\s.-]*[6-9](?:[\s.-]?\d){9}(?!\d)/;
const MAIL = /\S\s*[@＠]\s*\S/;
const PINCODE = /^\s*[1-9]\d{2}\s?\d{3}\s*$/;

/** Whether a text looks like somebody's mobile number, mail address or pincode: such a text is told to nobody. */
export function isPersonalText(text: string): boolean {
  const plain = withAsciiDigits(text);
  return MAIL.test(plain) || MOBILE.test(plain) || PINCODE.test(plain);
}
