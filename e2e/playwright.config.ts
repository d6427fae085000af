import { defineConfig } from '@playwright/test';

const chromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
const jsonFile = process.env.E2E_JSON;

const launchOptions = {
  executablePath: chromium,
  args: [
    '--no-sandbox',
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

/** Tests in which no device plays a part, or the desktop alone, run once. */
const DESKTOP_ALONE = [
  'csrf',
  'statuses',
  'restart',
  'parallel-requests',
  'corporate',
  'mini-cart',
  'desktop-header',
  'scrollbars',
  'cart-attacks',
  'script-injection',
  'checkout-attacks',
  'page-editing',
  'analytics',
  'campaigns',
  'invitations',
  'outage',
  'clobbering',
  'header-widths',
  'headers',
  'coupons',
  'session',
  'personal-pages',
  'gift-card-payment',
  'no-wishlist',
  'private-sale',
  'cart-totals',
  'gate',
].map((name) => `**/${name}.spec.ts`);

/** Drives the built store: run `npm run build` first. `E2E_JSON` names a file for the results as JSON. */
export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['line'], ...(jsonFile ? [['json', { outputFile: jsonFile }] as const] : [])],
  use: {
    launchOptions,
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: DESKTOP_ALONE,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        userAgent: PHONE_AGENT,
      },
    },
  ],
});
