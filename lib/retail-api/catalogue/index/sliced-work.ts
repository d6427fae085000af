import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** A long computation that pauses between steps, so that other work can run, and returns its result. */
export type Steps<Result> = Generator<void, Result>;

/** Runs all steps without a pause. */
export function runAllSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Runs the steps one by one, and lets other requests be handled in between. */
export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await yieldToEventLoop();
  }
}
