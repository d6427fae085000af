import { formatDate } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { GiftCardBalance } from './types.ts';

/** What a shopper reads of a gift card: what is left on it, and until when it is valid. */
export function balanceWords({ lastDigits, balance, initialAmount, expiresAt, expired }: GiftCardBalance) {
  const title = `Card ending ${lastDigits}`;
  const left = `${formatPaise(balance)} of ${formatPaise(initialAmount)} is left.`;
  const validity = expired
    ? `It was valid until ${formatDate(expiresAt)} and cannot be used any more.`
    : `It is valid until ${formatDate(expiresAt)}.`;
  return { title, left, validity };
}
