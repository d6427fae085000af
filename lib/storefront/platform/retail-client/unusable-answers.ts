import type { z } from 'zod';
import type { TransportProblem } from './transport.ts';

/** Why the answer to a call could not be used: names and figures only, never a value that was sent or answered. */
export interface UnusableAnswer {
  /** Name of the call. */
  readonly call: string;
  readonly cause: TransportProblem | 'status' | 'return-code' | 'contract';
  /** HTTP status, where one came. */
  readonly status?: number;
  readonly returnCode?: number;
  /** Where the answer breaks the contract, e.g. `Products.0.LineId`; empty where the whole is no envelope. */
  readonly path?: string;
  /** What is wrong there, as zod names it. */
  readonly issue?: string;
}

/** Told of an answer, with how many like it went untold before. */
export type Warn = (answer: UnusableAnswer & { suppressed: number }) => void;

const MINUTE_MS = 60_000;

/** Tells of each call and cause at most once a minute, so that an outage cannot flood the log. `now` in epoch milliseconds. */
export function createUnusableAnswers(warn: Warn, now: () => number) {
  const seen = new Map<string, { reportedAt: number; suppressed: number }>();

  return function tell(answer: UnusableAnswer): void {
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

/** The first place where an answer breaks its schema. */
export function brokenContract(call: string, error: z.ZodError): UnusableAnswer {
  const issue = error.issues[0];
  return { call, cause: 'contract', path: issue?.path.join('.') ?? '', issue: issue?.code ?? '' };
}
