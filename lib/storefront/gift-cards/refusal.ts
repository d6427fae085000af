import { formatDate } from '#lib/shared/dates.ts';
import type { Failure, RefusalReason } from '#lib/shared/result.ts';
import { type RefusedForm, refuseForm } from '#lib/storefront/platform/forms/refuse.ts';
import { rateLimitedForm } from '#lib/storefront/platform/forms/too-many.ts';
import type { Problems } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import type { PurchaseField } from './schema.ts';

type Refusal = Extract<Failure, { kind: 'refused' }>;

/** The purchase field for a wire field that the retail API found invalid. */
const PURCHASE_FIELD: Readonly<Record<string, PurchaseField>> = {
  Amount: 'amount',
  RecipientName: 'recipientName',
  RecipientEmail: 'recipientEmail',
  SenderName: 'senderName',
  SenderEmail: 'senderEmail',
  SenderMobile: 'senderMobile',
  Message: 'message',
};

function couponNotValid({ at }: Refusal): string {
  if (at === undefined) return m.giftCouponInvalid();
  return at > Date.now()
    ? m.giftCouponValidFrom({ date: formatDate(at) })
    : m.giftCouponValidUntil({ date: formatDate(at) });
}

const REFUSAL_COPY: Partial<Record<RefusalReason, (refusal: Refusal) => Problems>> = {
  'gift-coupon-unknown': () => ({
    code: m.giftCouponUnknown(),
  }),
  'gift-coupon-expired': (refusal) => ({ code: couponNotValid(refusal) }),
  'gift-coupon-taken': () => ({
    code: m.giftCouponTaken(),
  }),
  'gift-card-wrong': () => ({ number: m.giftCardWrong() }),
  'gift-card-expired': ({ at }) => ({
    number: at === undefined ? m.giftCardInvalid() : m.giftCardWasValidUntil({ date: formatDate(at) }),
  }),
  'gift-card-empty': () => ({ number: m.giftCardEmpty() }),
  'gift-cards-full': ({ maximum }) => ({
    '': maximum === undefined ? m.giftCardsNoMore() : m.giftCardsUpTo({ maximum }),
  }),
  'payment-unavailable': () => ({ '': m.giftCardPaymentsDown() }),
  invalid: ({ field = '' }): Problems => {
    const name = PURCHASE_FIELD[field];
    return name === undefined ? {} : { [name]: m.giftCardCheckEntry() };
  },
};

/** The response of a gift coupon or gift card form to a failed use case. `page`: the form's own page. */
export function refuseGift(failure: Failure, page: string): RefusedForm {
  if (failure.kind !== 'refused') return refuseForm(failure, page);
  if (failure.reason === 'too-many-requests')
    return rateLimitedForm(m.giftCardTooManyAttempts(), failure.retryAfterSeconds);
  const problems = REFUSAL_COPY[failure.reason]?.(failure) ?? {};
  return Object.keys(problems).length > 0 ? { ok: false, problems } : refuseForm(failure, page);
}
