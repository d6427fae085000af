import { withAsciiDigits } from '#lib/shared/typed-text.ts';

/**
 * The digits of a typed or pasted number or PIN, without spaces and hyphens; digits of any script are
 * accepted.
 */
export function cardDigits(typed: string): string {
  return withAsciiDigits(typed).replace(/[\s\p{Pd}\p{Cf}]/gu, '');
}
