import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { BenchDevice } from './devices.ts';
import type { MeasuredPage } from './open-page.ts';
import type { ProbedWindow } from './page-probe.ts';

export type Act = (measured: MeasuredPage, device: BenchDevice) => Promise<void>;

/** Something that shoppers do on a page without leaving it. */
export interface Gesture {
  name: string;
  /** The page it happens on; `sizes` is a product with sizes. */
  on: 'list' | 'product' | 'sizes';
  /** What is done before it and is not measured. */
  prepare?: Act;
  act: Act;
  /** What has to be so after the gesture and not before it, as a sentence and as a check. */
  effect: string;
  hasEffect: (page: Page) => Promise<boolean>;
}

/** Milliseconds that a gesture waits for; a test has other ones. */
interface GestureWaits {
  /** How long the shopper looks at the page before. */
  look: number;
  /** Until the frame that answers the input, and its report. */
  report: number;
  /** The most that the effect may take. */
  effect: number;
}

const WAITS: GestureWaits = { look: 3000, report: 2500, effect: 15_000 };
/** The browser reports no interaction that took less, so such a one counts as this long. */
const SHORTEST_MS = 16;
const POLL_MS = 50;

async function untilEffect(page: Page, { effect, hasEffect }: Gesture, limit: number): Promise<void> {
  const deadline = Date.now() + limit;
  while (!(await hasEffect(page))) {
    if (Date.now() >= deadline) throw new Error(`it had no effect within ${limit / 1000} s; expected: ${effect}`);
    await sleep(POLL_MS);
  }
}

/**
 * Opens a page, makes the gesture, and returns the milliseconds of its slowest input up to the next paint. Rejects where
 * the gesture has no effect, and where the page got no input.
 */
export async function timeGesture(
  measured: MeasuredPage,
  device: BenchDevice,
  url: string,
  gesture: Gesture,
  waits: GestureWaits = WAITS,
): Promise<number> {
  const { page } = measured;
  await page.goto(url, { waitUntil: 'load' });
  await sleep(waits.look);
  if (gesture.prepare) {
    await gesture.prepare(measured, device);
    await sleep(waits.report);
  }
  if (await gesture.hasEffect(page)) throw new Error(`before the gesture already: ${gesture.effect}`);
  await page.evaluate(() => {
    const { vitals } = window as unknown as ProbedWindow;
    Object.assign(vitals, { inputs: 0, slowestInteraction: 0 });
  });
  await gesture.act(measured, device);
  await sleep(waits.report);
  await untilEffect(page, gesture, waits.effect);
  const { inputs, slowestInteraction } = await page.evaluate(() => (window as unknown as ProbedWindow).vitals);
  if (inputs === 0) throw new Error('the page got no press and no key');
  return Math.max(slowestInteraction, SHORTEST_MS);
}
