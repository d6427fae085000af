/** @jest-environment jsdom */
import type { Metric } from 'web-vitals';
import { saveChoice } from '#lib/storefront/marketing/consent/client.ts';
import { reportVitals } from './report-vitals.ts';
import { vitalsReport } from './schema.ts';

const fetcher = jest.fn<Promise<unknown>, [string, RequestInit]>();
let report: (name: Metric['name'], value: number, id?: string) => void;
let visibility = 'visible';

beforeEach(() => {
  fetcher.mockReset().mockResolvedValue({ ok: true });
  global.fetch = fetcher as unknown as typeof fetch;
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  visibility = 'visible';
  saveChoice(['statistics']);
  fetcher.mockClear();
  const measure = (onValue: (metric: Metric) => void) => {
    report = (name, value, id = name) => onValue({ name, value, id } as Metric);
  };
  reportVitals([measure], false);
});

async function hide(): Promise<void> {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
}
const bodies = () =>
  fetcher.mock.calls.filter(([url]) => url === '/api/vitals').map(([, { body }]) => JSON.parse(String(body)));

test('a page is reported when it is hidden: its last values, without cookies', async () => {
  report('LCP', 900);
  report('LCP', 1200);
  report('CLS', 0.02);
  expect(bodies()).toEqual([]);
  await hide();
  expect(bodies()).toEqual([{ page: 'home', device: 'desktop', LCP: 1200, CLS: 0.02 }]);
  expect(vitalsReport.safeParse(bodies()[0]).success).toBe(true);
  expect(fetcher.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
});

test('each vital of a page is reported once, and again after the page came back from memory', async () => {
  report('CLS', 0.02, 'first');
  await hide();
  report('CLS', 0.3, 'first');
  await hide();
  expect(bodies()).toHaveLength(1);
  report('CLS', 0.4, 'restored');
  await hide();
  expect(bodies().map(({ CLS }) => CLS)).toEqual([0.02, 0.4]);
});

test('nothing is reported after consent was withdrawn', async () => {
  report('LCP', 900);
  saveChoice([]);
  await hide();
  expect(bodies()).toEqual([]);
});
