import { mailboxOf } from '../../catalogue/stock-alerts/mailbox-of.ts';
import type { LimitRule } from '../../core/limits/limit-events.ts';
import { limitKey } from '../../core/limits/limit-key.ts';
import { networkLimit } from '../../core/limits/network-limit.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Who tries or buys; `network` is empty where it is not known, and counts nothing then. */
interface Visitor {
  sessionId: string;
  network: string;
}

/** When to come back where too many gift cards are being checked or issued at once. */
export const FULL_LINE_SECONDS = 5;

/** Gift coupons that a visitor asked for and could not have. */
export function giftCouponTryLimits(secret: Uint8Array, { sessionId, network }: Visitor): LimitRule[] {
  return [
    { key: limitKey(secret, 'gift-coupon:wrong:session', sessionId), most: 10, windowMs: 15 * MINUTE_MS },
    ...networkLimit(secret, 'gift-coupon:wrong:network', network, 60),
  ];
}

/** Wrong pairs of number and PIN, of one visitor and of one card. A number that no card has is counted as any other. */
export function giftCardTryLimits(secret: Uint8Array, number: string, { sessionId, network }: Visitor): LimitRule[] {
  return [
    { key: limitKey(secret, 'gift-card:wrong:session', sessionId), most: 5, windowMs: 15 * MINUTE_MS },
    ...networkLimit(secret, 'gift-card:wrong:network', network, 30),
    giftCardLock(secret, number),
  ];
}

/** Wrong PINs for one card, whoever gives them: with ten a day a million PINs last for centuries. */
export function giftCardLock(secret: Uint8Array, number: string): LimitRule {
  return { key: limitKey(secret, 'gift-card:wrong:card', number), most: 10, windowMs: DAY_MS };
}

/** How often the operator is told that the PIN of one card is guessed. */
export function giftCardAlarm(secret: Uint8Array, number: string): LimitRule {
  return { key: limitKey(secret, 'gift-card:guessed', number), most: 1, windowMs: DAY_MS };
}

/** Who an order for a gift card names: a mail goes to both, whoever they are. */
interface Addressed {
  RecipientEmail: string;
  SenderEmail: string;
}

/** Orders for gift cards: each may end in a mail with words of the buyer's own, and in a receipt. */
export function giftCardOrderLimits(
  secret: Uint8Array,
  { RecipientEmail, SenderEmail }: Addressed,
  { sessionId, network }: Visitor,
): LimitRule[] {
  return [
    { key: limitKey(secret, 'gift-card:bought:session', sessionId), most: 10, windowMs: HOUR_MS },
    ...networkLimit(secret, 'gift-card:bought:network', network, 30),
    { key: limitKey(secret, 'gift-card:bought:for', mailboxOf(RecipientEmail)), most: 10, windowMs: DAY_MS },
    { key: limitKey(secret, 'gift-card:bought:by', mailboxOf(SenderEmail)), most: 10, windowMs: DAY_MS },
  ];
}
