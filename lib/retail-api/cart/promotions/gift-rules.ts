import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import type { ApiSecret } from '../../core/api-secret.ts';
import type { LimitRule } from '../../core/limits/limit-events.ts';
import { limitKey } from '../../core/limits/limit-key.ts';
import { networkLimit } from '../../core/limits/network-limit.ts';
import { mailboxOf } from '../../core/mailbox-of.ts';

/** The caller who tries or buys; `network` is empty if unknown, and is not counted then. */
interface Visitor {
  sessionId: string;
  network: string;
}

/** When to retry if too many gift cards are being checked or issued at the same time. */
export const FULL_LINE_SECONDS = 5;

/** Limits for gift coupons that a caller requested and was refused. */
export function giftCouponTryLimits(secret: ApiSecret, { sessionId, network }: Visitor): LimitRule[] {
  return [
    { key: limitKey(secret, 'gift-coupon:wrong:session', sessionId), max: 10, windowMs: 15 * MINUTE_MS },
    ...networkLimit(secret, 'gift-coupon:wrong:network', network, 60),
  ];
}

/** Limits for wrong pairs of number and PIN, per caller and per card. An unknown number is counted like any other. */
export function giftCardTryLimits(secret: ApiSecret, number: string, { sessionId, network }: Visitor): LimitRule[] {
  return [
    { key: limitKey(secret, 'gift-card:wrong:session', sessionId), max: 5, windowMs: 15 * MINUTE_MS },
    ...networkLimit(secret, 'gift-card:wrong:network', network, 30),
    giftCardLock(secret, number),
    { key: limitKey(secret, 'gift-card:wrong:card-daily', number), max: 30, windowMs: DAY_MS },
  ];
}

/**
 * The limit of wrong PINs for one card from any caller, which nobody's mistakes make last longer than an hour. Beside it
 * thirty a day are allowed, at which a million PINs last for decades.
 */
export function giftCardLock(secret: ApiSecret, number: string): LimitRule {
  return { key: limitKey(secret, 'gift-card:wrong:card', number), max: 10, windowMs: HOUR_MS };
}

/** How often the operator is alerted that the PIN of one card is being guessed. */
export function giftCardAlarm(secret: ApiSecret, number: string): LimitRule {
  return { key: limitKey(secret, 'gift-card:guessed', number), max: 1, windowMs: DAY_MS };
}

/** The addressees of a gift card order; a mail goes to both of them. */
interface Addressed {
  RecipientEmail: string;
  SenderEmail: string;
}

/** Limits for gift card orders: each may cause a mail with the buyer's own text, and a receipt. */
export function giftCardOrderLimits(
  secret: ApiSecret,
  { RecipientEmail, SenderEmail }: Addressed,
  { sessionId, network }: Visitor,
): LimitRule[] {
  return [
    { key: limitKey(secret, 'gift-card:bought:session', sessionId), max: 10, windowMs: HOUR_MS },
    ...networkLimit(secret, 'gift-card:bought:network', network, 30),
    { key: limitKey(secret, 'gift-card:bought:for', mailboxOf(RecipientEmail)), max: 10, windowMs: DAY_MS },
    { key: limitKey(secret, 'gift-card:bought:by', mailboxOf(SenderEmail)), max: 10, windowMs: DAY_MS },
  ];
}
