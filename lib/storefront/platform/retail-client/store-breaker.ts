import { setTimeout as sleep } from 'node:timers/promises';
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  TimeoutStrategy,
  timeout,
} from 'cockatiel';

const ANSWERED_WITHIN_MS = 1500;
/** A process that was too busy to read an answer in time gets another moment to read it. */
const GRACE_MS = 100;
/** A store that failed is left alone for so long; then one command finds out whether it is back. */
const AWAY_FOR_MS = 5000;

/** Runs a command of a store that may be away; rejects at once while it is. */
export type RunOnStore = <Value>(command: () => Promise<Value>) => Promise<Value>;

/** A circuit breaker with a time limit, shared by all commands of one optional store, so that nobody waits long for it. */
export function createStoreBreaker(): RunOnStore {
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: AWAY_FOR_MS, breaker: new ConsecutiveBreaker(1) });
  const limit = timeout(ANSWERED_WITHIN_MS, TimeoutStrategy.Cooperative).dangerouslyUnref();
  return async (command) => {
    // While the one probe is out, everybody else goes on without the store.
    if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError('The shared store is away.');
    return breaker.execute(() => limit.execute(({ signal }) => Promise.race([command(), silence(signal)])));
  };
}

/** Rejects a moment after the time limit. */
async function silence(limit: AbortSignal): Promise<never> {
  await new Promise((resolve) => limit.addEventListener('abort', resolve, { once: true }));
  await sleep(GRACE_MS, undefined, { ref: false });
  throw new Error('The shared store did not answer.');
}
