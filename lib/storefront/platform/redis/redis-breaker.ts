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
/** The extra time for a process that was too busy to read a response in time, in milliseconds. */
const GRACE_MS = 100;
/** How long a failed store gets no commands, in milliseconds; then one command probes it. */
const AWAY_FOR_MS = 5000;

/** Runs a command of an optional store; rejects immediately while the store is unavailable. */
type RunOnRedis = <Value>(command: () => Promise<Value>) => Promise<Value>;

/**
 * A circuit breaker with a time limit for all commands of one optional store, so that no caller waits long for
 * it. `answeredWithinMs`: the time limit; 1.5 seconds unless given.
 */
export function createRedisBreaker(answeredWithinMs = ANSWERED_WITHIN_MS): RunOnRedis {
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: AWAY_FOR_MS, breaker: new ConsecutiveBreaker(1) });
  const limit = timeout(answeredWithinMs, TimeoutStrategy.Cooperative).dangerouslyUnref();
  return async (command) => {
    // While the one probe runs, all other callers go on without the store.
    if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError('The shared store is unavailable.');
    return breaker.execute(() => limit.execute(({ signal }) => Promise.race([command(), silence(signal)])));
  };
}

/** Rejects shortly after the time limit. */
async function silence(limit: AbortSignal): Promise<never> {
  await new Promise((resolve) => limit.addEventListener('abort', resolve, { once: true }));
  await sleep(GRACE_MS, undefined, { ref: false });
  throw new Error('The shared store did not answer.');
}
