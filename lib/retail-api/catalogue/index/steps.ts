import { setImmediate as breathe } from 'node:timers/promises';

/** A long computation that stops between its steps, so that others may get their turn, and returns its result. */
export type Steps<Result> = Generator<void, Result>;

/** Takes all steps at once. */
export function takeAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Takes the steps one by one and lets whoever waits be answered in between. */
export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await breathe();
  }
}
