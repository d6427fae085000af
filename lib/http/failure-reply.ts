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
  'too-many-requests': 429,
};

/** HTTP status of a use case's failure. */
function statusOf(failure: Failure): number {
  if (failure.kind === 'refused') return STATUS[failure.reason];
  return failure.kind === 'not-found' ? 404 : 503;
}

/** A failed use case as JSON, with the words for it. An outage says when to come back. */
export function failureReply(failure: Failure, reason: string, message: string): NextResponse {
  const body: FailureBody = { ok: false, message, reason };
  return jsonReply(body, statusOf(failure), failure.kind === 'unavailable' ? { 'retry-after': '5' } : {});
}
