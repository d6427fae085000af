import type { z } from 'zod';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import type { TransportProblem } from './transport.ts';

/** Why the answer to a call was unusable: names and numbers only, never a value of the request or response. */
export interface UnusableAnswer {
  /** Name of the call. */
  readonly call: string;
  readonly cause: TransportProblem | 'status' | 'return-code' | 'contract';
  /** HTTP status, if there was a response. */
  readonly status?: number;
  readonly returnCode?: number;
  /**
   * Where the answer violates the contract, e.g. `Products.0.LineId`; empty where the whole is not an envelope.
   */
  readonly path?: string;
  /** The violation there, as zod names it. */
  readonly issue?: string;
}

/** Called with an unusable answer, and the number of similar ones suppressed before. */
export type Warn = (answer: UnusableAnswer & { suppressed: number }) => void;

/**
 * Logs each call and cause at most once a minute, so that an outage cannot flood the log. `now` in epoch
 * milliseconds.
 */
export function createUnusableAnswers(warn: Warn, now: () => number) {
  const seen = new Map<string, { reportedAt: number; suppressed: number }>();

  return function report(answer: UnusableAnswer): void {
    const key = `${answer.call} ${answer.cause}`;
    const before = seen.get(key);
    if (before && now() - before.reportedAt < MINUTE_MS) {
      before.suppressed += 1;
      return;
    }
    seen.set(key, { reportedAt: now(), suppressed: 0 });
    warn({ ...answer, suppressed: before?.suppressed ?? 0 });
  };
}

/** The first place where an answer violates its schema. */
export function brokenContract(call: string, error: z.ZodError): UnusableAnswer {
  const issue = error.issues[0];
  return { call, cause: 'contract', path: issue?.path.join('.') ?? '', issue: issue?.code ?? '' };
}
