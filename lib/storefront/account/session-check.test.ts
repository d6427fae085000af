/** @jest-environment jsdom */

import { cookieValue } from '#lib/storefront/platform/browser/cookie-value.ts';
import type { SessionReply } from '#lib/storefront/platform/session/types.ts';

const setCookie = (cookie: string) => Reflect.set(document, 'cookie', cookie);
const cartCountOf = (cookies: string) => Number(cookieValue(cookies, 'cartCount'));
const settled = () => new Promise((resolve) => setTimeout(resolve));
const pageshow = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }) as PageTransitionEvent);

/**
 * Loads a fresh page. Its session call sets these cookies and returns the state; null is an outage without
 * cookies.
 */
async function load(answer: { cookies: string[]; state: SessionReply['state'] } | null) {
  const fetched: string[] = [];
  global.fetch = jest.fn(async (url: string) => {
    fetched.push(url);
    if (answer === null) return { ok: false };
    for (const cookie of answer.cookies) setCookie(cookie);
    return { ok: true, json: async () => ({ state: answer.state, name: '', cartCount: 0 }) };
  }) as unknown as typeof fetch;
  const page = await new Promise<typeof import('./session-check.ts')>((resolve) =>
    jest.isolateModules(() => resolve(require('./session-check.ts'))),
  );
  const seen: string[] = [];
  const stop = page.onShopperChange(() => seen.push(document.cookie));
  return { ...page, fetched, seen, stop };
}

let listening: jest.SpiedFunction<typeof window.addEventListener>;
beforeEach(() => {
  for (const name of ['cartCount', 'CustStatusID', 'currencyID']) setCookie(`${name}=; max-age=0`);
  sessionStorage.clear();
  listening = jest.spyOn(window, 'addEventListener');
});
// Each test has its own page, so the listeners of one must not run in another.
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
  listening.mockRestore();
});

test('session check: a browser without a cart or sign-in makes no request', async () => {
  const page = await load({ cookies: [], state: 'guest' });
  page.checkOnLoad();
  await settled();
  expect(page.fetched).toEqual([]);
});

test('session check: a saved cart count is corrected once per load, and again after Back', async () => {
  setCookie('cartCount=3');
  const page = await load({ cookies: ['cartCount=2'], state: 'guest' });
  page.checkOnLoad();
  page.checkOnLoad();
  await settled();
  expect(page.fetched).toEqual(['/api/session']);
  expect(page.seen.map(cartCountOf)).toEqual([2]);
  pageshow(false);
  await settled();
  expect(page.fetched).toHaveLength(1);
  pageshow(true);
  await settled();
  expect(page.fetched).toHaveLength(2);
});

test('session check: a signed-in customer is checked without a cart, too', async () => {
  setCookie('CustStatusID=1');
  const page = await load({ cookies: [], state: 'signed-in' });
  page.checkOnLoad();
  await settled();
  expect(page.fetched).toEqual(['/api/session']);
});

test('session check: a sign-out is published immediately and clears the storage of the tab', async () => {
  setCookie('CustStatusID=1');
  sessionStorage.setItem('previousUrl', '/watches');
  sessionStorage.setItem('productImageIds', '1,2');
  const page = await load({ cookies: ['CustStatusID=; max-age=0', 'cartCount=0'], state: 'guest' });
  page.checkOnLoad();
  await settled();
  expect(page.seen).toEqual(['cartCount=0']);
  expect(sessionStorage).toHaveLength(0);
});

test('session check: an outage changes neither cookies nor storage', async () => {
  setCookie('CustStatusID=1');
  setCookie('cartCount=3');
  sessionStorage.setItem('previousUrl', '/watches');
  const page = await load(null);
  expect(await page.fetchSession()).toBeNull();
  expect(cartCountOf(document.cookie)).toBe(3);
  expect(document.cookie).toContain('CustStatusID=1');
  expect(sessionStorage.getItem('previousUrl')).toBe('/watches');
});

test('session check: concurrent callers share one request, a later caller makes a new one', async () => {
  const page = await load({ cookies: [], state: 'signed-in' });
  expect(await Promise.all([page.fetchSession(), page.fetchSession()])).toEqual(['signed-in', 'signed-in']);
  expect(page.fetched).toHaveLength(1);
  await page.fetchSession();
  expect(page.fetched).toHaveLength(2);
});

test.each([
  ['post', true],
  ['get', false],
])('session check: a request in flight is aborted when a form is sent by %s: %s', async (method, forgotten) => {
  const page = await load(null);
  let signal: AbortSignal | null | undefined;
  let answer: () => void = () => undefined;
  global.fetch = jest.fn((_url, init?: RequestInit) => {
    signal = init?.signal;
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      answer = () => resolve({ ok: true, json: async () => ({ state: 'signed-in' }) } as Response);
    });
  });
  page.checkOnLoad();
  const requests = page.fetchSession();
  document.body.innerHTML = `<form method="${method}" action="/api/sign-in"></form>`;
  document.forms[0]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(signal?.aborted).toBe(forgotten);
  answer();
  expect(await requests).toBe(forgotten ? null : 'signed-in');
});

test('session check: a network error returns null', async () => {
  const page = await load(null);
  global.fetch = jest.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await page.fetchSession()).toBeNull();
});

test('session check: cookie changes in another tab are noticed until the listener is removed', async () => {
  const cookieStore = new EventTarget();
  Object.assign(window, { cookieStore });
  const page = await load(null);
  cookieStore.dispatchEvent(new Event('change'));
  expect(page.seen).toHaveLength(1);
  page.stop();
  cookieStore.dispatchEvent(new Event('change'));
  window.dispatchEvent(new Event('focus'));
  expect(page.seen).toHaveLength(1);
  Reflect.deleteProperty(window, 'cookieStore');
});

test('a sign-out form clears the storage of the tab; other forms do not', async () => {
  const page = await load(null);
  page.checkOnLoad();
  const submit = (action: string) => {
    sessionStorage.setItem('previousUrl', '/watches');
    document.body.innerHTML = `<form method="post" action="${action}"></form>`;
    document.forms[0]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  };
  submit('/api/cart');
  expect(sessionStorage.getItem('previousUrl')).toBe('/watches');
  submit('/api/sign-out');
  expect(sessionStorage.getItem('previousUrl')).toBeNull();
});
