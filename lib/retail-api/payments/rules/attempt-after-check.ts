import type { PaymentUpdateKind } from './attempt-state.ts';
import { type AttemptFacts, STATUS_REQUESTED } from './payment-state.ts';

/** By then a gateway knows what a browser came back from it with. */
const KNOWN_AFTER_MS = 60 * 60 * 1000;

interface Look {
  /** All that the gateway says; null where nobody can say anything, and none where it knows of nothing. */
  heard: readonly { kind: PaymentUpdateKind }[] | null;
  /** Milliseconds since the attempt was opened, shown to a browser or told of last. */
  age: number;
  /** Whether nobody asks any more. */
  isLast: boolean;
}

/**
 * What an attempt is called once its gateway was asked and what it said is counted. What is pending is neither failed nor
 * paid; where nothing can succeed any more, another try is welcome. After the last look nothing is under way: what was
 * authorised and never taken goes back by itself, and has failed.
 */
export function attemptAfterCheck(attempt: AttemptFacts, { heard, age, isLast }: Look): AttemptFacts {
  const { state, failureReason } = attempt;
  if (state === 'captured') return attempt;
  if (state === 'authorized') return isLast ? { state: 'failed', failureReason: '' } : attempt;
  const isStatusRequested = state === 'created' && failureReason === STATUS_REQUESTED;
  if (isLast) return isStatusRequested ? { state, failureReason: '' } : attempt;
  if (heard?.some(({ kind }) => kind === 'pending')) return { state: 'created', failureReason: STATUS_REQUESTED };
  return isStatusRequested && heard && isNothingPaid(heard, age) ? { state, failureReason: '' } : attempt;
}

/** Whether nothing of an attempt can still succeed, as far as its gateway knows. */
function isNothingPaid(heard: readonly { kind: PaymentUpdateKind }[], age: number): boolean {
  return heard.length === 0 ? age >= KNOWN_AFTER_MS : heard.every(({ kind }) => kind === 'failed');
}
