import { formatPaise } from '#lib/shared/money.ts';
import { isJump } from '../rates/merge-rates.ts';

/**
 * What is wrong with a price that is further from the one before than `maximum` per cent of it; undefined if it is not. Prices
 * in paise; a `maximum` of null allows every jump.
 */
export function jumpFault(before: number, after: number, maximum: number | null): string | undefined {
  if (maximum === null || !isJump(before, after, maximum)) return undefined;
  return `from ${formatPaise(before)} to ${formatPaise(after)} is a jump of more than ${maximum}%`;
}
