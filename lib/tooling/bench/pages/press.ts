import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import type { BenchDevice } from './devices.ts';
import type { MeasuredPage } from './open-page.ts';
import { NAVIGATION_ITEM, type TimedNavigation } from './page-probe.ts';

/** What has to be on the page for a navigation to count as done. */
export type Target = Pick<TimedNavigation, 'path' | 'selector' | 'text' | 'count'>;

/** How long the shopper looks at a page, which may use the time to fetch ahead. */
const LOOK_MS = 3000;
const SETTLE_MS = 500;
/** From the pointer's arrival to the press, and from press to release. */
const HOVER_MS = 100;
const PRESS_MS = 60;
const MAX_MS = 30_000;

/** Milliseconds from the press to what was asked for, and to the first frame that shows it, at whichever address. */
interface PressTimes {
  shown: number;
  previewed: number;
}

/** Returns the times of a navigation, or null until the frame at its end. */
export function pressTimes({ startedAt, previewedAt, paintedAt }: TimedNavigation): PressTimes | null {
  if (paintedAt === 0) return null;
  if (startedAt === 0) throw new Error('The page shows what was asked for, but got no press');
  return { shown: paintedAt - startedAt, previewed: previewedAt - startedAt };
}

async function timeNavigation({ page }: MeasuredPage, target: Target, start: () => Promise<void>): Promise<PressTimes> {
  const navigation: TimedNavigation = { ...target, startedAt: 0, previewedAt: 0, paintedAt: 0 };
  await page.evaluate(([item, text]) => sessionStorage.setItem(item, text), [
    NAVIGATION_ITEM,
    JSON.stringify(navigation),
  ] as const);
  await start();
  for (const deadline = Date.now() + MAX_MS; Date.now() < deadline; await sleep(50)) {
    // While a document is replaced, nothing can be read.
    const text = await page.evaluate((item) => sessionStorage.getItem(item), NAVIGATION_ITEM).catch(() => null);
    const times = pressTimes(text ? JSON.parse(text) : navigation);
    if (times) return times;
  }
  throw new Error(`${target.path} was not shown within ${MAX_MS} ms; the browser is at ${page.url()}`);
}

/** The middle of a control in the middle of the window, where nothing fixed to an edge covers it. */
async function placeOf(control: Locator): Promise<{ x: number; y: number }> {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await sleep(SETTLE_MS);
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} is not on the page`);
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const isHit = await control.evaluate((element, { x, y }) => element.contains(document.elementFromPoint(x, y)), place);
  if (!isHit) throw new Error(`${control} is covered by another element`);
  return place;
}

/** Presses at a place as a finger or a mouse does. */
export async function press({ page, session }: MeasuredPage, device: BenchDevice, control: Locator): Promise<void> {
  const { x, y } = await placeOf(control);
  if (device.mobile) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await sleep(PRESS_MS);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return;
  }
  await page.mouse.move(x, y);
  await sleep(HOVER_MS);
  await page.mouse.down();
  await sleep(PRESS_MS);
  await page.mouse.up();
}

/** Opens a page, looks at it, presses a link, and returns the milliseconds from the press to the target's frames. */
export async function timePress(
  measured: MeasuredPage,
  device: BenchDevice,
  from: string,
  link: string,
  target: Target,
): Promise<PressTimes> {
  await measured.page.goto(from, { waitUntil: 'load' });
  await sleep(LOOK_MS);
  return timeNavigation(measured, target, () =>
    press(measured, device, measured.page.locator(link).locator('visible=true').first()),
  );
}

/** Goes back or forward from where the last navigation led, and returns the milliseconds to the frame with the target. */
export async function timeHistory(
  measured: MeasuredPage,
  direction: 'back' | 'forward',
  target: Target,
): Promise<number> {
  await sleep(LOOK_MS);
  const { shown } = await timeNavigation(measured, target, () =>
    measured.page.evaluate(
      ([item, step]) => {
        const navigation: TimedNavigation = JSON.parse(sessionStorage.getItem(item) ?? '{}');
        const startedAt = performance.timeOrigin + performance.now();
        sessionStorage.setItem(item, JSON.stringify({ ...navigation, startedAt }));
        history[step]();
      },
      [NAVIGATION_ITEM, direction] as const,
    ),
  );
  return shown;
}
