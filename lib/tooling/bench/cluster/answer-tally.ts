/** What became of a request. */
export type AnswerOutcome = 'answered' | 'refused politely' | 'failed' | 'broken';

interface Answer {
  status: number;
  hasRetryAfter: boolean;
}

/**
 * What an answer is to a shopper: `answered`, or `refused politely` where the shop says that it cannot now and when to try
 * again; anything else has `failed`. `expected`: statuses that the request may have besides.
 */
export function outcomeOf({ status, hasRetryAfter }: Answer, expected: readonly number[] = []): AnswerOutcome {
  if ((status >= 200 && status < 400) || expected.includes(status)) return 'answered';
  return status === 503 && hasRetryAfter ? 'refused politely' : 'failed';
}

/** Counts what the shop answered while something went wrong. */
export class AnswerTally {
  readonly #counts = new Map<AnswerOutcome, number>();
  readonly #statuses = new Map<string, number>();
  #lastAnswerAt: number;
  /** The longest time in which nobody was answered, in milliseconds. */
  #longestGap = 0;
  #slowest = 0;

  constructor(now: number) {
    this.#lastAnswerAt = now;
  }

  /** `what`: the status, or how the connection broke. `now` and `tookMs` in milliseconds. */
  add(outcome: AnswerOutcome, what: string, { now, tookMs }: { now: number; tookMs: number }): void {
    this.#counts.set(outcome, this.count(outcome) + 1);
    this.#statuses.set(what, (this.#statuses.get(what) ?? 0) + 1);
    this.#slowest = Math.max(this.#slowest, tookMs);
    if (outcome !== 'answered') return;
    this.#longestGap = Math.max(this.#longestGap, now - this.#lastAnswerAt);
    this.#lastAnswerAt = now;
  }

  count(outcome: AnswerOutcome): number {
    return this.#counts.get(outcome) ?? 0;
  }

  get longestGapMs(): number {
    return this.#longestGap;
  }

  get slowestMs(): number {
    return this.#slowest;
  }

  /** The answers by status, such as `200: 812, 503: 3`. */
  get byStatus(): string {
    return [...this.#statuses]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([status, count]) => `${status}: ${count}`)
      .join(', ');
  }
}
