/** @jest-environment jsdom */

import { MINUTE_SECONDS } from '#lib/shared/durations.ts';
import { choiceText } from '#lib/storefront/marketing/consent/choice.ts';
import { cookieValue } from '#lib/storefront/platform/browser/cookie-value.ts';

const written: string[] = [];
const beacons: { url: string; body: Blob }[] = [];
let address = '';

const setCookie = (cookie: string) => Reflect.set(document, 'cookie', cookie);
const cookieOf = (name: string) => cookieValue(document.cookie, name);
const campaignCookies = () => document.cookie.split('; ').filter((pair) => /^(?:utm_|track)/.test(pair));

/** Opens a document; consent is given by the cookie alone. */
function open(search: string): void {
  address = `http://localhost/watches${search}`;
  jest.isolateModules(() => require('./start.ts').startCampaigns());
}

function choose(granted: readonly 'campaigns'[]): void {
  setCookie(`consent=${choiceText({ granted, at: Date.now() })}; path=/`);
  window.dispatchEvent(new Event('store:consent'));
}

let listening: jest.SpiedFunction<typeof window.addEventListener>;
beforeEach(() => {
  for (const pair of document.cookie.split('; ')) setCookie(`${pair.split('=')[0]}=; path=/; max-age=0`);
  written.length = 0;
  beacons.length = 0;
  performance.getEntriesByType = () => [{ name: address }] as unknown as PerformanceEntryList;
  navigator.sendBeacon = (url, body) => beacons.push({ url: String(url), body: body as Blob }) > 0;
  const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => get?.call(document),
    set: (cookie: string) => {
      written.push(cookie);
      set?.call(document, cookie);
    },
  });
  listening = jest.spyOn(window, 'addEventListener');
});
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
  listening.mockRestore();
});

const LINK = '?utm_source=mail&utm_medium=news&utm_campaign=diwali&track=D-1';
const maximumAge = (name: string) => {
  const cookie = written.findLast((text) => text.startsWith(`${name}=`));
  expect(cookie).toMatch(/; Path=\//i);
  expect(cookie).toMatch(/; SameSite=Lax/i);
  return Number(/max-age=(\d+)/i.exec(cookie ?? '')?.[1]);
};

test('campaigns: nothing is stored or reported before consent; after it everything, with its lifetime', () => {
  open(LINK);
  expect(written).toEqual([]);
  // A soft navigation changes only the window's address.
  window.history.replaceState(null, '', '/search?q=gold');
  choose(['campaigns']);
  expect([cookieOf('utm_source'), cookieOf('utm_medium'), cookieOf('utm_campaign')]).toEqual([
    'mail',
    'news',
    'diwali',
  ]);
  expect(JSON.parse(decodeURIComponent(cookieOf('track') ?? ''))).toEqual({
    Tracking: 'D-1',
    Time: expect.any(Number),
  });
  expect(['utm_source', 'utm_medium', 'utm_campaign', 'track', 'trackReported'].map(maximumAge)).toEqual(
    [720, 720, 720, 1440, 4].map((minutes) => minutes * MINUTE_SECONDS),
  );
  expect(beacons.map(({ url, body }) => [url, body.type])).toEqual([['/api/visits', 'application/json']]);
});

test('campaigns: a refusal discards the waiting campaign, even if consent is given later', () => {
  open(LINK);
  choose([]);
  choose(['campaigns']);
  expect(campaignCookies()).toEqual([]);
  expect(beacons).toEqual([]);
});

test('campaigns: consent from an earlier visit applies, and a withdrawal removes the stored campaign', () => {
  choose(['campaigns']);
  open(LINK);
  expect(campaignCookies()).toHaveLength(5);
  choose([]);
  expect(campaignCookies()).toEqual([]);
});

test('campaigns: a page opened after a refusal removes what an earlier consent stored', () => {
  choose(['campaigns']);
  open(LINK);
  setCookie(`consent=${choiceText({ granted: [], at: Date.now() })}; path=/`);
  open('');
  expect(campaignCookies()).toEqual([]);
});

test('campaigns: the last campaign replaces the one before, and a page without a campaign keeps it', () => {
  choose(['campaigns']);
  open(LINK);
  open('?utm_source=partner');
  open('?q=gold');
  expect(campaignCookies().filter((pair) => !pair.startsWith('trackReported'))).toEqual(['utm_source=partner']);
});

test('campaigns: a landing is reported once, not after a reload, and another landing is reported again', () => {
  choose(['campaigns']);
  open(LINK);
  open(LINK);
  expect(beacons).toHaveLength(1);
  open('?track=E-2');
  expect(beacons).toHaveLength(2);
  open('?utm_source=mail');
  expect(beacons).toHaveLength(2);
});

test.each([
  ['takes no beacon', () => Object.assign(navigator, { sendBeacon: () => false })],
  ['knows no beacon', () => Object.assign(navigator, { sendBeacon: undefined })],
  ['has to send a header', () => setCookie('XSRF-TOKEN=t; path=/')],
])('campaigns: a browser that %s reports by a keepalive request, and a failure is silent', async (_what, prepare) => {
  prepare();
  const fetched = jest.fn(() => Promise.reject(new Error('no network')));
  global.fetch = fetched as unknown as typeof fetch;
  choose(['campaigns']);
  open(LINK);
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetched.mock.calls).toEqual([
    ['/api/visits', expect.objectContaining({ method: 'POST', keepalive: true, body: expect.stringContaining('D-1') })],
  ]);
  expect(beacons).toEqual([]);
});

test('campaigns: a mail address or mobile number in a link is neither stored nor reported', () => {
  choose(['campaigns']);
  open('?utm_source=asha%40example.com&utm_medium=%2B91%2098765%2043210&utm_campaign=diwali&track=9876543210');
  expect(campaignCookies()).toEqual(['utm_campaign=diwali']);
  expect(beacons).toEqual([]);
});

test('campaigns: the cookies of the largest campaign stay below 1 KB', () => {
  const full = encodeURIComponent('"क👩'.repeat(100));
  choose(['campaigns']);
  open(`?utm_source=${full}&utm_medium=${full}&utm_campaign=${full}&track=${full}`);
  expect(campaignCookies()).toHaveLength(5);
  expect(campaignCookies().join('; ').length).toBeLessThanOrEqual(1024);
});
