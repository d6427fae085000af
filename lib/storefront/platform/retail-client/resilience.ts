import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhenResult, isBrokenCircuitError } from 'cockatiel';
import type { ApiResponse } from './answer.ts';
import type { WireRequest } from './wire-request.ts';

export interface ResilienceSettings {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

const FAILURES_TO_OPEN = 5;
const PROBE_EVERY_MS = 5000;
const MAX_RETRIES = 2;
const FIRST_DELAY_MS = 50;
/** No retry starts later than this after the first attempt, in milliseconds. */
const RETRY_WINDOW_MS = 2000;
/** Retries may be a tenth of the traffic, with a few saved up. */
const BUDGET_PER_CALL = 0.1;
const BUDGET_MAXIMUM = 5;

const OPEN: ApiResponse = { kind: 'unavailable', cause: 'open-circuit', status: 0 };

/** Failures of one request only, or without a request, which say nothing about the upstream. */
const NO_OUTAGE: ReadonlySet<unknown> = new Set(['call-failed', 'client-error', 'open-circuit']);

function isOutage(answer: unknown): boolean {
  const { kind, cause } = answer as { kind: string; cause?: string };
  return kind === 'unavailable' && !NO_OUTAGE.has(cause);
}

/** After a timeout the shopper has waited long enough, so only quick failures are retried. */
function isRetryable(answer: ApiResponse): boolean {
  return answer.kind === 'unavailable' && (answer.cause === 'network' || answer.cause === 'server-error');
}

/** Wraps attempts in one circuit breaker and one retry budget, shared by all calls of a client. */
export function createResilience({ now, random, sleep }: ResilienceSettings) {
  const breaker = circuitBreaker(handleWhenResult(isOutage), {
    halfOpenAfter: PROBE_EVERY_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });
  let budget = BUDGET_MAXIMUM;
  const isOpen = () => breaker.state !== CircuitState.Closed;

  async function guarded(attempt: () => Promise<ApiResponse>): Promise<ApiResponse> {
    // While the one probe runs, all other calls fail immediately instead of waiting for it.
    if (breaker.state === CircuitState.HalfOpen) return OPEN;
    try {
      return await breaker.execute(attempt);
    } catch (error) {
      if (isBrokenCircuitError(error)) return OPEN;
      throw error;
    }
  }

  /** Makes the one attempt of a best-effort call, which neither opens the breaker nor closes it. */
  async function runBestEffort(attempt: () => Promise<ApiResponse>): Promise<ApiResponse> {
    return isOpen() ? OPEN : attempt();
  }

  async function run(
    wire: Pick<WireRequest, 'repeatable' | 'bestEffort'>,
    attempt: () => Promise<ApiResponse>,
  ): Promise<ApiResponse> {
    if (wire.bestEffort) return runBestEffort(attempt);
    const started = now();
    budget = Math.min(BUDGET_MAXIMUM, budget + BUDGET_PER_CALL);
    let answer = await guarded(attempt);
    for (let retry = 0; retry < MAX_RETRIES && wire.repeatable && isRetryable(answer); retry += 1) {
      if (budget < 1 || now() - started > RETRY_WINDOW_MS) break;
      budget -= 1;
      await sleep(random() * FIRST_DELAY_MS * 2 ** retry);
      answer = await guarded(attempt);
    }
    return answer;
  }

  return { run, isOpen };
}
