import { z } from 'zod';
import { type Envelope, type ReturnCodeName, returnCodeName } from '#lib/contract/index.ts';
import {
  type Failure,
  failure,
  type RefusalDetail,
  type RefusalReason,
  type Result,
  success,
} from '#lib/shared/result.ts';
import type { Outcome } from './types.ts';

/** What a return code asks of the client. */
export type Verdict =
  | { kind: 'done' }
  | { kind: 'empty' }
  | { kind: 'token-stale' }
  | { kind: 'revoked' }
  | FailedVerdict;
type FailedVerdict = { kind: 'failed'; failure: Failure };

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
};

const wholeNumber = z.number().int().min(0).optional().catch(undefined);
const refusalData = z.object({
  Maximum: wholeNumber,
  TriesLeft: wholeNumber,
  RetryAfterSeconds: wholeNumber,
  Field: z.string().max(100).optional().catch(undefined),
});

/** What of a refusal's Data is understood; nothing where there is none. */
function detailOf(data: unknown): RefusalDetail {
  const { Maximum, TriesLeft, RetryAfterSeconds, Field } = refusalData.partial().safeParse(data).data ?? {};
  return {
    ...(Maximum === undefined ? {} : { maximum: Maximum }),
    ...(TriesLeft === undefined ? {} : { triesLeft: TriesLeft }),
    ...(RetryAfterSeconds === undefined ? {} : { retryAfterSeconds: RetryAfterSeconds }),
    ...(Field === undefined ? {} : { field: Field }),
  };
}

function refusal(reason: RefusalReason, data: unknown): FailedVerdict {
  return { kind: 'failed', failure: { kind: 'refused', reason, ...detailOf(data) } };
}

/** The one place where return codes are given their consequence. An unknown code counts as an outage. */
export function judge(envelope: Envelope): Verdict {
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

/** An outcome as use cases hand it on, where an empty answer or a sign-out has no meaning of its own. */
export function toResult<Data>(outcome: Outcome<Data>): Result<Data> {
  if (outcome.kind === 'done') return success(outcome.data);
  if (outcome.kind === 'failed') return failure(outcome.failure);
  return failure({ kind: outcome.kind === 'empty' ? 'not-found' : 'unavailable' });
}

/** As `toResult`, for what only a customer may do: a sign-out meanwhile asks for another sign-in. */
export function toCustomerResult<Data>(outcome: Outcome<Data>): Result<Data> {
  return outcome.kind === 'signed-out' ? failure({ kind: 'refused', reason: 'sign-in-required' }) : toResult(outcome);
}
