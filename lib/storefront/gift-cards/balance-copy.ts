import { formatDate } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { GiftCardBalance } from './types.ts';

/**
 * The text about a gift card's balance and its last valid day; at the moment of its end it is invalid already.
 */
export function balanceCopy({ lastDigits, balance, initialAmount, expiresAt, expired }: GiftCardBalance) {
  const title = `Card ending ${lastDigits}`;
  const left = `${formatPaise(balance)} of ${formatPaise(initialAmount)} is left.`;
  const validity = expired
    ? `It was valid until ${formatDate(expiresAt - 1)} and cannot be used any more.`
    : `It is valid until ${formatDate(expiresAt - 1)}.`;
  return { title, left, validity };
}
