import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { DeviceName } from './devices.ts';
import { press } from './press.ts';
import type { Act, Gesture } from './time-gesture.ts';

/** Between two keys. */
const PAUSE_MS = 150;

const pressing =
  (find: (page: Page) => Locator): Act =>
  (measured, device) =>
    press(measured, device, find(measured.page).first());

const isShown = async (locator: Locator): Promise<boolean> => (await locator.locator('visible=true').count()) > 0;

const isDialogOpen = (page: Page, name: string | RegExp): Promise<boolean> =>
  isShown(page.getByRole('dialog', { name, exact: true }));

/** Whether the list has the products of a choice: until then its choices are shown already, but pending. */
const hasFollowed = async (page: Page, choice: RegExp): Promise<boolean> =>
  choice.test(new URL(page.url()).search) && (await isShown(page.locator('.listing:not([data-pending])')));

const filtersOf = (page: Page): Locator => page.getByRole('region', { name: 'Filters' });
const openFilterSheet = pressing((page) => page.locator('summary:visible').filter({ hasText: 'Filter' }));
const openSearch = pressing((page) => page.getByRole('button', { name: 'Search', exact: true }));
const searchField = (page: Page): Locator => page.getByRole('combobox', { name: 'Search products' });

const MENU: Record<DeviceName, Gesture> = {
  phone: {
    name: 'open the menu',
    on: 'list',
    act: pressing((page) => page.getByRole('button', { name: 'Menu', exact: true })),
    effect: 'the menu is open',
    hasEffect: (page) => isDialogOpen(page, 'Menu'),
  },
  // A panel that a resting mouse opens has no input to measure from, and waits on purpose: its button is pressed at once.
  desktop: {
    name: 'open a panel of the menu',
    on: 'list',
    act: pressing((page) => page.getByRole('navigation', { name: 'Main menu' }).getByLabel('More in')),
    effect: 'a panel of the menu is open by its button',
    hasEffect: (page) => isShown(page.locator('.menu-item:has(> details[open]) > .menu-panel')),
  },
};

const FILTER_SHEET: Gesture = {
  name: 'open the filters',
  on: 'list',
  act: openFilterSheet,
  effect: 'the filters are open over the list',
  hasEffect: (page) => isDialogOpen(page, 'Filter'),
};

const FILTER: Gesture = {
  name: 'choose a filter',
  on: 'list',
  act: pressing((page) => filtersOf(page).locator('a:visible')),
  effect: 'the list has its products',
  hasEffect: async (page) =>
    (await isShown(filtersOf(page).locator('a[aria-current=true]'))) && (await hasFollowed(page, /^\?[^=]+=./)),
};

const GESTURES: readonly Gesture[] = [
  {
    name: 'sort by a key',
    on: 'list',
    act: async ({ page }) => {
      await page.getByRole('combobox', { name: 'Sort by' }).focus();
      await page.keyboard.press('ArrowDown');
    },
    effect: 'the list is in the next order',
    hasEffect: (page) => hasFollowed(page, /[?&]sort=./),
  },
  {
    name: 'open the search',
    on: 'list',
    act: openSearch,
    effect: 'the search field is open',
    hasEffect: (page) => isShown(searchField(page)),
  },
  {
    name: 'type a search key',
    on: 'list',
    prepare: openSearch,
    act: async ({ page }) => {
      for (const key of 'pearl') {
        await searchField(page).press(key);
        await sleep(PAUSE_MS);
      }
    },
    effect: 'suggestions are shown',
    hasEffect: (page) => isShown(page.getByRole('listbox', { name: 'Suggestions' })),
  },
  {
    name: 'open a photo',
    on: 'product',
    act: pressing((page) => page.getByRole('region', { name: 'Photos' }).locator('a:visible')),
    effect: 'the photo is open over the page',
    hasEffect: (page) => isDialogOpen(page, /^Photos of /),
  },
  {
    name: 'choose a size',
    on: 'sizes',
    act: pressing((page) => page.getByRole('group', { name: 'Select a size' }).locator('label:has(:enabled)')),
    effect: 'a size is chosen',
    hasEffect: (page) => isShown(page.getByRole('group', { name: 'Select a size' }).locator('label:has(:checked)')),
  },
  {
    name: 'add to cart',
    on: 'product',
    act: pressing((page) => page.getByRole('button', { name: 'Add to cart', exact: true })),
    effect: 'the page says that the product was added',
    hasEffect: (page) => isShown(page.getByText('Added to cart', { exact: true })),
  },
];

/** What shoppers do on a page without leaving it. On a phone the filters have to be opened before one is chosen. */
export const DEVICE_GESTURES: Record<DeviceName, readonly Gesture[]> = {
  desktop: [MENU.desktop, FILTER, ...GESTURES],
  phone: [MENU.phone, FILTER_SHEET, { ...FILTER, prepare: openFilterSheet }, ...GESTURES],
};
