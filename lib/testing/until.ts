import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 5;
const STEPS = 4000;

/**
 * Waits until a condition holds that follows a response with delay. Throws where it does not within some
 * twenty seconds.
 */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) {
    if (await condition()) return;
    await sleep(STEP_MS);
  }
  throw new Error('It did not come about.');
}
