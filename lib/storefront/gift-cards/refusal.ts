import { formatDate } from '#lib/shared/dates.ts';
import type { Failure, RefusalReason } from '#lib/shared/result.ts';
import { type RefusedForm, refuseForm } from '#lib/storefront/platform/forms/refuse.ts';
import { rateLimitedForm } from '#lib/storefront/platform/forms/too-many.ts';
import type { Problems } from '#lib/storefront/platform/forms/types.ts';
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
  if (at === undefined) return 'This gift coupon is not valid now.';
  return at > Date.now()
    ? `This gift coupon is valid from ${formatDate(at)}. Try again then.`
    : `This gift coupon was valid until ${formatDate(at)}.`;
}

const REFUSAL_COPY: Partial<Record<RefusalReason, (refusal: Refusal) => Problems>> = {
  'gift-coupon-unknown': () => ({
    code: 'This gift coupon code does not exist. Please check it for a typing mistake.',
  }),
  'gift-coupon-expired': (refusal) => ({ code: couponNotValid(refusal) }),
  'gift-coupon-taken': () => ({
    code: 'This gift coupon has been used or is in another cart. Try again later or enter another code.',
  }),
  'gift-card-wrong': () => ({ number: 'The number and PIN do not match. Please check both.' }),
  'gift-card-expired': ({ at }) => ({
    number:
      at === undefined ? 'This gift card is no longer valid.' : `This gift card was valid until ${formatDate(at)}.`,
  }),
  'gift-card-empty': () => ({ number: 'This gift card has no balance left.' }),
  'gift-cards-full': ({ maximum }) => ({
    '': `You can use ${maximum === undefined ? 'no more' : `up to ${maximum}`} gift cards in a cart. Remove one to use another.`,
  }),
  'payment-unavailable': () => ({ '': 'You cannot buy gift cards at the moment. No money was charged.' }),
  invalid: ({ field = '' }): Problems => {
    const name = PURCHASE_FIELD[field];
    return name === undefined ? {} : { [name]: 'Please check this entry.' };
  },
};

/** The response of a gift coupon or gift card form to a failed use case. `page`: the form's own page. */
export function refuseGift(failure: Failure, page: string): RefusedForm {
  if (failure.kind !== 'refused') return refuseForm(failure, page);
  if (failure.reason === 'too-many-requests') return rateLimitedForm('Too many attempts.', failure.retryAfterSeconds);
  const problems = REFUSAL_COPY[failure.reason]?.(failure) ?? {};
  return Object.keys(problems).length > 0 ? { ok: false, problems } : refuseForm(failure, page);
}
