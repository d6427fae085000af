import { type Envelope, type ReturnCodeName, returnCodeName } from '#lib/contract/index.ts';
import { type Failure, failure, type RefusalReason, type Result, success } from '#lib/shared/result.ts';
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
  NotServiceable: 'not-serviceable',
  TooManyRequests: 'too-many-requests',
};

function maximumOf(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('Maximum' in data)) return undefined;
  return typeof data.Maximum === 'number' && Number.isInteger(data.Maximum) ? data.Maximum : undefined;
}

function refusal(reason: RefusalReason, data: unknown): FailedVerdict {
  const maximum = maximumOf(data);
  return { kind: 'failed', failure: { kind: 'refused', reason, ...(maximum === undefined ? {} : { maximum }) } };
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
