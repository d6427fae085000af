import type { NextResponse } from 'next/server';
import type { Failure, RefusalReason } from '#lib/shared/result.ts';
import { type FailureBody, jsonReply } from './reply.ts';

const STATUS: Record<RefusalReason, number> = {
  'size-required': 422,
  'out-of-stock': 409,
  'quantity-limit': 422,
  'quantity-invalid': 422,
  'cart-full': 422,
  stale: 409,
  repeated: 409,
  invalid: 400,
  'not-serviceable': 422,
  'list-full': 422,
  'sign-in-required': 401,
  'code-wrong': 422,
  'code-expired': 422,
  'code-locked': 429,
  'too-many-requests': 429,
  'coupon-unknown': 422,
  'coupon-expired': 422,
  'coupon-not-started': 422,
  'coupon-minimum': 422,
  'coupon-not-applicable': 422,
  'coupon-used': 422,
  'coupon-cart-limit': 422,
  'offer-not-eligible': 422,
  'gift-card-wrong': 422,
  'gift-card-expired': 422,
  'gift-card-empty': 422,
  'gift-cards-full': 422,
  'gift-coupon-unknown': 422,
  'gift-coupon-expired': 422,
  'gift-coupon-taken': 422,
  'payment-unavailable': 503,
  'price-changed': 409,
  'pan-required': 422,
  'order-closed': 409,
  'payment-invalid': 400,
  'method-not-offered': 422,
  'not-allowed-now': 409,
};

/** The HTTP status of a use case's failure. */
export function failureStatus(failure: Failure): number {
  if (failure.kind === 'refused') return STATUS[failure.reason];
  return failure.kind === 'not-found' ? 404 : 503;
}

/** Seconds after which a retry makes sense; undefined where waiting changes nothing. */
export function retryAfter(failure: Failure): number | undefined {
  if (failure.kind === 'refused') return failure.retryAfterSeconds;
  return failure.kind === 'unavailable' ? 5 : undefined;
}

/** The JSON response to a failed use case, with message, invalid field and Retry-After where they apply. */
export function failureReply(failure: Failure, reason: string, message: string, field?: string): NextResponse {
  const body: FailureBody = { ok: false, message, reason, ...(field === undefined ? {} : { field }) };
  const seconds = retryAfter(failure);
  return jsonReply(body, failureStatus(failure), seconds === undefined ? {} : { 'retry-after': String(seconds) });
}
