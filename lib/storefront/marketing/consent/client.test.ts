/** @jest-environment jsdom */
import { deleteCookie, setCookie } from 'cookies-next/client';
import { DAY_MS } from '#lib/shared/durations.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { sendWaiting } from './choice-log.ts';
import {
  allows,
  choiceCookie,
  currentChoice,
  followOtherTabs,
  isPromptNeeded,
  onChoice,
  saveChoice,
} from './client.ts';
import { NOTICE_VERSION } from './purposes.ts';

/** Waits until the requests that were sent are answered. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

interface ReportedConsent {
  key: string;
  version: string;
  granted: string[];
  ageSeconds: number;
}

let answer: () => Promise<{ ok: boolean; status: number }>;
const reported: ReportedConsent[] = [];
const fetcher = jest.fn(async (_url: string, { body }: { body: string; keepalive: boolean }) => {
  reported.push(JSON.parse(body));
  return answer();
});
const waiting = () => JSON.parse(window.localStorage.getItem('consent-log') ?? '[]');
const recorded = async () => ({ ok: true, status: 200 });

beforeEach(() => {
  for (const name of [READABLE_COOKIES.consent, READABLE_COOKIES.isCookie]) void deleteCookie(name, { path: '/' });
  window.localStorage.clear();
  reported.length = 0;
  fetcher.mockClear();
  answer = recorded;
  global.fetch = fetcher as unknown as typeof fetch;
});
afterEach(() => jest.restoreAllMocks());

test('consent: before a choice nothing is allowed, and the visitor is asked', () => {
  expect([allows('statistics'), allows('campaigns'), currentChoice(), isPromptNeeded()]).toEqual([
    false,
    false,
    null,
    true,
  ]);
});

test('consent: a choice applies immediately, per purpose, and listeners are called', () => {
  const notified: boolean[] = [];
  const stop = onChoice(() => notified.push(allows('statistics')));
  saveChoice(['statistics']);
  expect([allows('statistics'), allows('campaigns'), isPromptNeeded()]).toEqual([true, false, false]);
  expect(document.cookie).toContain('isCookie=false');
  saveChoice([]);
  stop();
  saveChoice(['statistics']);
  expect(notified).toEqual([true, false]);
});

test('consent: a choice is recorded with its version, and then nothing waits to be reported', async () => {
  // The time of the choice is reported, however long the request takes.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  saveChoice(['campaigns']);
  expect(waiting()).toHaveLength(1);
  await settled();
  expect(reported).toEqual([
    { key: expect.stringMatching(/^[0-9a-f]{32}$/), version: NOTICE_VERSION, granted: ['campaigns'], ageSeconds: 0 },
  ]);
  expect(fetcher.mock.calls[0]?.[1].keepalive).toBe(true);
  expect(waiting()).toEqual([]);
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an outage', async () => ({ ok: false, status: 503 })],
  ['too many', async () => ({ ok: false, status: 429 })],
])(
  'consent: %s does not stop a choice from applying, and it is reported later with the same key',
  async (_case, failing) => {
    answer = failing;
    saveChoice(['statistics']);
    await settled();
    expect(allows('statistics')).toBe(true);
    expect(waiting()).toHaveLength(1);
    answer = recorded;
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * DAY_MS);
    await sendWaiting();
    expect(reported).toHaveLength(2);
    expect(reported[1]).toMatchObject({ key: reported[0]?.key, granted: ['statistics'] });
    expect(Math.round(Number(reported[1]?.ageSeconds) / 60)).toBe(2 * 24 * 60);
    expect(waiting()).toEqual([]);
  },
);

test('consent: a choice made in one sign-in is not reported as the choice of another', async () => {
  const signInAs = (mark: string) => Reflect.set(document, 'cookie', `CustStatusID=1-${mark}; path=/`);
  answer = async () => ({ ok: false, status: 503 });
  signInAs('asha');
  saveChoice(['statistics']);
  await settled();
  signInAs('ravi');
  await sendWaiting();
  expect([reported.length, waiting()]).toEqual([1, []]);
  Reflect.set(document, 'cookie', 'CustStatusID=; path=/; max-age=0');
  saveChoice([]);
  await settled();
  signInAs('ravi');
  await sendWaiting();
  expect(reported).toHaveLength(3);
  Reflect.set(document, 'cookie', 'CustStatusID=; path=/; max-age=0');
});

test('consent: a choice that the store rejects for good is not reported again', async () => {
  answer = async () => ({ ok: false, status: 400 });
  saveChoice([]);
  await settled();
  expect(waiting()).toEqual([]);
});

test('consent: a choice is reported for at most 30 days and 50 times, and at most five choices wait', async () => {
  answer = async () => ({ ok: false, status: 503 });
  for (let time = 0; time < 7; time += 1) saveChoice([]);
  await settled();
  expect(waiting()).toHaveLength(5);
  window.localStorage.setItem('consent-log', JSON.stringify(waiting().slice(0, 1)));
  for (let time = 1; time < 49; time += 1) await sendWaiting();
  expect(waiting()).toHaveLength(1);
  await sendWaiting();
  expect(waiting()).toEqual([]);

  saveChoice([]);
  await settled();
  const before = reported.length;
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * DAY_MS);
  await sendWaiting();
  expect([reported.length, waiting()]).toEqual([before, []]);
});

test.each(['nonsense', '{}', '[1, null, {"key": 1}]', '"x"'])(
  'consent: %s in the storage is read as no waiting choices',
  async (text) => {
    window.localStorage.setItem('consent-log', text);
    await sendWaiting();
    expect(reported).toEqual([]);
  },
);

test('consent: a browser without storage reports its choice once', async () => {
  const refuse = () => {
    throw new DOMException('no storage', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  saveChoice(['statistics']);
  await settled();
  expect(reported).toHaveLength(1);
  expect(allows('statistics')).toBe(true);
});

test('consent: a choice in another tab is noticed once, when this tab becomes visible', () => {
  const notified = jest.fn();
  const stops = [onChoice(notified), followOtherTabs(choiceCookie())];
  window.dispatchEvent(new Event('focus'));
  expect(notified).not.toHaveBeenCalled();
  void setCookie(READABLE_COOKIES.consent, `${NOTICE_VERSION}.abc.campaigns`, { path: '/' });
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(notified).toHaveBeenCalledTimes(1);
  saveChoice([]);
  window.dispatchEvent(new Event('storage'));
  expect(notified).toHaveBeenCalledTimes(2);
  for (const stop of stops) stop();
  void setCookie(READABLE_COOKIES.consent, `${NOTICE_VERSION}.abd`, { path: '/' });
  window.dispatchEvent(new Event('pageshow'));
  expect(notified).toHaveBeenCalledTimes(2);
});
