import { withAsciiDigits } from '#lib/shared/typed-text.ts';

/** The digits of a number or PIN as it may be typed or pasted: with spaces, hyphens and the digits of any script. */
export function cardDigits(typed: string): string {
  return withAsciiDigits(typed).replace(/[\s\p{Pd}\p{Cf}]/gu, '');
}
