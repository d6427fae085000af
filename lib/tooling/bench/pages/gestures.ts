import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { BenchDevice } from './devices.ts';
import type { MeasuredPage } from './open-page.ts';
import type { ProbedWindow } from './page-probe.ts';
import { press } from './press.ts';

/** Something that shoppers do on a page without leaving it. */
export interface Gesture {
  name: string;
  /** The page it happens on; `sizes` is a product with sizes. */
  on: 'list' | 'product' | 'sizes';
  act: (measured: MeasuredPage, device: BenchDevice) => Promise<void>;
}

const LOOK_MS = 3000;
/** Between two keys. */
const PAUSE_MS = 150;
/** Long enough for the response of the slow network, and for the frame that shows it. */
const EFFECT_MS = 2500;

const pressing =
  (find: (page: Page, device: BenchDevice) => ReturnType<Page['locator']>): Gesture['act'] =>
  (measured, device) =>
    press(measured, device, find(measured.page, device).first());

/** The gestures, each measured on a fresh page. */
export const GESTURES: readonly Gesture[] = [
  {
    name: 'menu',
    on: 'list',
    act: async (measured, device) => {
      const { page } = measured;
      if (device.mobile) return press(measured, device, page.getByRole('button', { name: 'Menu' }));
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').first().hover();
    },
  },
  {
    name: 'filter',
    on: 'list',
    act: pressing((page, { mobile }) =>
      mobile
        ? page.locator('summary:visible').filter({ hasText: 'Filter' })
        : page.getByRole('region', { name: 'Filters' }).locator('a:visible'),
    ),
  },
  {
    name: 'sort',
    on: 'list',
    act: async ({ page }) => {
      await page.getByRole('combobox', { name: 'Sort by' }).focus();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'search key',
    on: 'list',
    act: async (measured, device) => {
      const { page } = measured;
      await press(measured, device, page.getByRole('button', { name: 'Search', exact: true }));
      const field = page.getByRole('combobox', { name: 'Search products' });
      await field.waitFor();
      for (const key of 'slim') {
        await field.press(key);
        await sleep(PAUSE_MS);
      }
    },
  },
  {
    name: 'gallery',
    on: 'product',
    act: pressing((page) => page.getByRole('region', { name: 'Photos' }).locator('a:visible')),
  },
  {
    name: 'size',
    on: 'sizes',
    act: pressing((page) => page.getByRole('group', { name: 'Select a size' }).locator('label:has(:enabled)')),
  },
  {
    name: 'add to cart',
    on: 'product',
    act: pressing((page) => page.getByRole('button', { name: 'Add to cart' })),
  },
];
/** Opens a page, makes the gesture, and returns the milliseconds of its slowest input up to the next paint. */
export async function timeGesture(
  measured: MeasuredPage,
  device: BenchDevice,
  url: string,
  gesture: Gesture,
): Promise<number> {
  const { page } = measured;
  await page.goto(url, { waitUntil: 'load' });
  await sleep(LOOK_MS);
  await gesture.act(measured, device);
  await sleep(EFFECT_MS);
  return page.evaluate(() => (window as unknown as ProbedWindow).vitals.slowestInteraction);
}
