import { HOUR_MS } from '#lib/shared/durations.ts';
import type { PaymentUpdateKind } from './attempt-state.ts';
import { type AttemptStatus, STATUS_REQUESTED } from './payment-state.ts';

/** After this time a gateway knows the result of a payment whose browser has returned. */
const KNOWN_AFTER_MS = HOUR_MS;

interface GatewayCheck {
  /** Everything the gateway reports; null if no gateway can answer, empty if it knows of nothing. */
  reportedUpdates: readonly { kind: PaymentUpdateKind }[] | null;
  /** Milliseconds since the attempt was last opened, shown to a browser or updated. */
  age: number;
  /** Whether this is the last check. */
  isLast: boolean;
}

/**
 * The state of an attempt after its gateway was queried and the reported reportedUpdates were applied. A pending
 * payment is neither failed nor paid; if nothing can succeed any more, another attempt is allowed. After the last check
 * nothing is in progress: a payment authorised but never captured is released by the gateway, and has failed.
 */
export function attemptAfterCheck(
  attempt: AttemptStatus,
  { reportedUpdates, age, isLast }: GatewayCheck,
): AttemptStatus {
  const { state, failureReason } = attempt;
  if (state === 'captured') return attempt;
  if (state === 'authorized') return isLast ? { state: 'failed', failureReason: '' } : attempt;
  const isStatusRequested = state === 'created' && failureReason === STATUS_REQUESTED;
  if (isLast) return isStatusRequested ? { state, failureReason: '' } : attempt;
  if (reportedUpdates?.some(({ kind }) => kind === 'pending'))
    return { state: 'created', failureReason: STATUS_REQUESTED };
  return isStatusRequested && reportedUpdates && isNothingPaid(reportedUpdates, age)
    ? { state, failureReason: '' }
    : attempt;
}

/** Whether no payment of an attempt can still succeed, as far as its gateway knows. */
function isNothingPaid(reportedUpdates: readonly { kind: PaymentUpdateKind }[], age: number): boolean {
  return reportedUpdates.length === 0 ? age >= KNOWN_AFTER_MS : reportedUpdates.every(({ kind }) => kind === 'failed');
}
