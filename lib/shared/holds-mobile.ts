import { withAsciiDigits } from './ascii-digits.ts';

/** Ten digits of an Indian mobile in whatever groups, with or without the country's code. */
const MOBILE = /(?:^|\D)(?:\+?91|0)?[\s.-]*[6-9](?:[\s.-]?\d){9}(?!\d)/;

/** Whether a text is or holds a mobile number, in the digits of whatever script. */
export function holdsMobile(text: string): boolean {
  return MOBILE.test(withAsciiDigits(text));
}
