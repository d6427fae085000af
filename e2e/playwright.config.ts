import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { installedChromium, installedWholeChromium } from '../lib/tooling/launcher/find-chromium.ts';
import { IN_REST, ON_PHONE_ALONE } from './fixtures/devices.ts';
import { journeysNotInHindi } from './fixtures/journeys-in-hindi.ts';
import type { ProjectOptions } from './fixtures/test.ts';

const chromium = process.env.CHROMIUM_PATH || installedChromium();
const jsonFile = process.env.E2E_JSON;

const launchOptions = {
  ...(chromium !== undefined && { executablePath: chromium }),
  args: [
    '--no-sandbox',
    // Fewer processes for each page: a tenth less CPU.
    '--in-process-gpu',
    '--disable-site-isolation-trials',
    '--renderer-process-limit=1',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';

/** Patterns of specs by name. Throws if one does not exist, so that no spec loses a device by being renamed. */
function only(folder: string, names: readonly string[]): string[] {
  return names.map((name) => {
    const path = `${folder}/${name}.spec.ts`;
    if (!existsSync(join(import.meta.dirname, 'specs', path))) throw new Error(`There is no spec ${path}.`);
    return `**/${path}`;
  });
}

/** Specs of `browser` that are independent of the device, or concern the desktop only: they run once. */
const DESKTOP_ONLY = only('browser', [
  'first-day',
  'restart',
  'parallel-requests',
  'corporate',
  'mini-cart',
  'desktop-header',
  'scrollbars',
  'page-editing',
  'analytics',
  'campaigns',
  'outage',
  'header-widths',
  'coupons',
  'personal-pages',
  'gift-card-payment',
  'no-wishlist',
  'private-sale',
  'cart-totals',
  'filter-sheet',
  'home-layouts',
  'launch',
  'narrow-window',
  'photo-zoom',
  'redirects-and-404',
  'script-policy',
  'back-office-brands',
  'back-office-desk',
  'back-office-editors',
  'back-office-forms',
  'back-office-import',
  'back-office-injection',
  'back-office-merchandiser',
  'back-office-phone-order',
  'back-office-prints',
  'back-office-scanner',
  'back-office-screens',
  'back-office-settlements',
  'back-office-shop',
  'back-office-try-offers',
  'back-office-two-at-one',
  'back-office-warehouses',
  'launch-bypass',
]);

/**
 * Specs of `browser` about what is the same on both devices also run once, on the phone, which most shoppers
 * use.
 */
const PHONE_ONLY = only('browser', [
  'address-book',
  'back-forward-cache',
  'cart-states',
  'early-input',
  'header-wishlist',
  'mobile-header',
  'notify-me',
  'price-alert',
  'price-everywhere',
  'counter',
  'gift-cards',
  'offers',
]);

/** Specs of `browser` that the phone also runs with every page in Hindi: pages that no journey comes to, and their places. */
const IN_HINDI_TOO = only('browser', ['first-view', 'offers', 'reviews', 'store-visits']);

/** Specs that need a whole Chromium: the headless shell keeps no page for Back. */
const WITHOUT_WHOLE_CHROMIUM = installedWholeChromium() === undefined ? only('browser', ['back-forward-cache']) : [];

/** Journeys that depend on the device: they run on the desktop as well. */
const JOURNEYS_ON_BOTH = only('journeys', [
  'browse',
  'cart',
  'checkout',
  'filters',
  'hindi',
  'no-javascript',
  'orders-after',
  'payment',
  'product',
  'returns',
  'sign-in',
  'track-order',
]);

const PHONE = {
  viewport: { width: 390, height: 844 },
  // Twice the pixels take a tenth more CPU, and no test depends on them.
  deviceScaleFactor: 1,
  isMobile: true,
  hasTouch: true,
  userAgent: PHONE_AGENT,
};

/** Tests the built store: run `npm run build` first. `E2E_JSON` names a file for the results as JSON. */
export default defineConfig<object, ProjectOptions>({
  testDir: './specs',
  globalSetup: './fixtures/shared-folders.ts',
  outputDir: '../test-results',
  workers: 2,
  retries: 0,
  // No test waits for these to expire; they are for a slow and busy machine.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['line'], ...(jsonFile ? [['json', { outputFile: jsonFile }] as const] : [])],
  use: {
    launchOptions,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // `npm test`: specs without a browser, and the journeys of shoppers on a phone.
    { name: 'http', testMatch: '**/http/*.spec.ts' },
    { name: 'journeys', testMatch: '**/journeys/*.spec.ts', grepInvert: new RegExp(IN_REST.tag), use: PHONE },
    {
      name: 'journeys-hi',
      testMatch: '**/journeys/*.spec.ts',
      grepInvert: journeysNotInHindi(),
      use: { ...PHONE, language: 'hi' },
    },
    // `npm run test:rest`: what goes wrong beside the journeys, every other state, width and attack, and the journeys on
    // the desktop that depend on the device.
    { name: 'beside-journeys', testMatch: '**/journeys/*.spec.ts', grep: new RegExp(IN_REST.tag), use: PHONE },
    {
      name: 'desktop',
      testMatch: ['**/browser/*.spec.ts', '**/attacks/*.spec.ts', ...JOURNEYS_ON_BOTH],
      testIgnore: PHONE_ONLY,
      // In the other files single tests are tagged to run once.
      grepInvert: new RegExp(ON_PHONE_ALONE.tag),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: '**/browser/*.spec.ts',
      testIgnore: [...DESKTOP_ONLY, ...WITHOUT_WHOLE_CHROMIUM],
      use: PHONE,
    },
    { name: 'phone-hi', testMatch: IN_HINDI_TOO, use: { ...PHONE, language: 'hi' } },
  ],
});
