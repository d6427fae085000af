import { z } from 'zod';
import { type Envelope, type ReturnCodeName, refusalData, returnCodeName } from '#lib/contract/index.ts';
import { NOT_ALLOWED_REASONS } from '#lib/contract/vocabulary.ts';
import {
  type Failure,
  failure,
  type RefusalDetail,
  type RefusalReason,
  type Result,
  success,
} from '#lib/shared/result.ts';
import type { CallOutcome } from './types.ts';

/** What the client has to do after a return code. */
export type ClassifiedEnvelope =
  | { kind: 'done' }
  | { kind: 'empty' }
  | { kind: 'token-stale' }
  | { kind: 'revoked' }
  | ClassifiedFailure;
type ClassifiedFailure = { kind: 'failed'; failure: Failure };

const REFUSALS: Partial<Record<ReturnCodeName, RefusalReason>> = {
  SizeRequired: 'size-required',
  InvalidRequest: 'invalid',
  Conflict: 'stale',
  OutOfStock: 'out-of-stock',
  QuantityLimit: 'quantity-limit',
  CartFull: 'cart-full',
  KeyReused: 'repeated',
  ListFull: 'list-full',
  NotServiceable: 'not-serviceable',
  SignInRequired: 'sign-in-required',
  OtpWrong: 'code-wrong',
  OtpExpired: 'code-expired',
  OtpLocked: 'code-locked',
  TooManyRequests: 'too-many-requests',
  CouponUnknown: 'coupon-unknown',
  CouponExpired: 'coupon-expired',
  CouponNotStarted: 'coupon-not-started',
  CouponMinimum: 'coupon-minimum',
  CouponNotApplicable: 'coupon-not-applicable',
  CouponUsed: 'coupon-used',
  CouponCartLimit: 'coupon-cart-limit',
  OfferNotEligible: 'offer-not-eligible',
  GiftCardWrong: 'gift-card-wrong',
  GiftCardExpired: 'gift-card-expired',
  GiftCardEmpty: 'gift-card-empty',
  GiftCardsFull: 'gift-cards-full',
  GiftCouponUnknown: 'gift-coupon-unknown',
  GiftCouponExpired: 'gift-coupon-expired',
  GiftCouponTaken: 'gift-coupon-taken',
  PaymentUnavailable: 'payment-unavailable',
  PriceChanged: 'price-changed',
  PanRequired: 'pan-required',
  OrderClosed: 'order-closed',
  PaymentInvalid: 'payment-invalid',
  MethodNotOffered: 'method-not-offered',
  NotAllowedNow: 'not-allowed-now',
};

const wholeNumber = z.number().int().min(0).optional().catch(undefined);
const amount = (name: 'Minimum' | 'Missing' | 'PayableAmount') => refusalData.shape[name].catch(undefined);
const knownDetail = z
  .object({
    Maximum: wholeNumber,
    TriesLeft: wholeNumber,
    RetryAfterSeconds: wholeNumber,
    Minimum: amount('Minimum'),
    Missing: amount('Missing'),
    PayableAmount: amount('PayableAmount'),
    At: wholeNumber,
    Field: z.string().max(100).optional().catch(undefined),
    State: z.string().max(100).optional().catch(undefined),
    Reason: z.enum(NOT_ALLOWED_REASONS).optional().catch(undefined),
  })
  .partial()
  .transform((data): RefusalDetail => {
    const detail: { [Name in keyof RefusalDetail]: RefusalDetail[Name] | undefined } = {
      maximum: data.Maximum,
      because: data.Reason,
      triesLeft: data.TriesLeft,
      retryAfterSeconds: data.RetryAfterSeconds,
      minimum: data.Minimum,
      missing: data.Missing,
      payable: data.PayableAmount,
      at: data.At,
      field: data.Field,
      state: data.State,
    };
    return Object.fromEntries(Object.entries(detail).filter(([, value]) => value !== undefined));
  });

/** The known details in a refusal's Data; empty where there are none. */
function detailOf(data: unknown): RefusalDetail {
  return knownDetail.safeParse(data).data ?? {};
}

function refusal(reason: RefusalReason, data: unknown): ClassifiedFailure {
  return { kind: 'failed', failure: { kind: 'refused', reason, ...detailOf(data) } };
}

/** The only place that assigns consequences to return codes. An unknown code counts as an outage. */
export function classifyEnvelope(envelope: Envelope): ClassifiedEnvelope {
  const name = returnCodeName(envelope.ReturnCode);
  switch (name) {
    case 'Success':
      return { kind: 'done' };
    case 'CartEmpty':
      return envelope.Data === null || envelope.Data === undefined ? { kind: 'empty' } : { kind: 'done' };
    case 'TokenStale':
      return { kind: 'token-stale' };
    case 'SessionRevoked':
      return { kind: 'revoked' };
    case 'NotFound':
      return { kind: 'failed', failure: { kind: 'not-found' } };
    default: {
      const reason = name && REFUSALS[name];
      return reason ? refusal(reason, envelope.Data) : { kind: 'failed', failure: { kind: 'unavailable' } };
    }
  }
}

/** An outcome as a Result, for use cases where an empty cart or a sign-out has no special meaning. */
export function toResult<Data>(outcome: CallOutcome<Data>): Result<Data> {
  if (outcome.kind === 'done') return success(outcome.data);
  if (outcome.kind === 'failed') return failure(outcome.failure);
  return failure({ kind: outcome.kind === 'empty' ? 'not-found' : 'unavailable' });
}

/**
 * Like `toResult`, for calls that require a customer: after a sign-out meanwhile the result asks for a sign-in.
 */
export function toCustomerResult<Data>(outcome: CallOutcome<Data>): Result<Data> {
  return outcome.kind === 'signed-out' ? failure({ kind: 'refused', reason: 'sign-in-required' }) : toResult(outcome);
}
