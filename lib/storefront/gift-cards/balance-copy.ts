import { formatDate } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { GiftCardBalance } from './types.ts';

/**
 * The text about a gift card's balance and its last valid day; at the moment of its end it is invalid already.
 */
export function balanceCopy({ lastDigits, balance, initialAmount, expiresAt, expired }: GiftCardBalance) {
  const title = `Card ending ${lastDigits}`;
  const left = `${formatPaise(balance)} of ${formatPaise(initialAmount)} left.`;
  const validity = expired
    ? `This card expired on ${formatDate(expiresAt - 1)} and can no longer be used.`
    : `Valid until ${formatDate(expiresAt - 1)}.`;
  return { title, left, validity };
}
