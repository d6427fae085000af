import { formatDate } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as m from '#messages';
import type { GiftCardBalance } from './types.ts';

/**
 * The text about a gift card's balance and its last valid day; at the moment of its end it is invalid already.
 */
export function balanceCopy({ lastDigits, balance, initialAmount, expiresAt, expired }: GiftCardBalance) {
  const title = m.giftCardEnding({ digits: lastDigits });
  const left = m.giftCardLeft({ balance: formatPaise(balance), amount: formatPaise(initialAmount) });
  const validity = expired
    ? m.giftCardExpiredOn({ date: formatDate(expiresAt - 1) })
    : m.giftCardValidUntil({ date: formatDate(expiresAt - 1) });
  return { title, left, validity };
}
