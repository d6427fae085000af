import { median } from '../median.ts';
import { failedRow, mostFrequent, pageRows } from './page-rows.ts';
import { TRAFFIC_KINDS, type TrafficByKind } from './traffic-by-kind.ts';
import type { PageVisit, PageVisits } from './visit.ts';

const trafficOf = (script: number) =>
  Object.fromEntries(
    TRAFFIC_KINDS.map((kind) => [kind, { bytes: kind === 'script' ? script : 0, requests: kind === 'script' ? 9 : 0 }]),
  ) as TrafficByKind;

const VISIT: PageVisit = {
  fcp: 800,
  lcp: 1300,
  lcpElement: 'img in main',
  tbt: 80,
  cls: 0,
  traffic: trafficOf(124_000),
  isQuiet: true,
};
const visits = (first: Partial<PageVisit> = {}, second: Partial<PageVisit> = {}): PageVisits => ({
  first: { ...VISIT, ...first },
  second: { ...VISIT, ...second },
});
const BARE = [visits({ fcp: 700, lcp: 1000 }, { fcp: 500, lcp: 500 })];

const rowOf = (rows: ReturnType<typeof pageRows>, figure: string) =>
  rows.find((row) => row.figure === `list, phone, ${figure}`);

test('each figure of a page is a median of the visits, and never that of the last', () => {
  const seen = [
    visits({ fcp: 900, traffic: trafficOf(120_000) }),
    visits({ fcp: 1100, traffic: trafficOf(140_000), lcpElement: 'h1 in main' }),
    visits({ fcp: 400, traffic: trafficOf(10_000) }),
  ];
  const rows = pageRows('list', 'phone', seen, BARE);
  expect(rowOf(rows, 'first visit: FCP')).toMatchObject({ measured: '900 ms (1.29 × bare 700 ms)', met: true });
  expect(rowOf(rows, 'first visit: script')).toMatchObject({ measured: '120 kB', goal: '≤ 125 kB' });
  expect(rowOf(rows, 'first visit: LCP (img in main in 2 of 3 visits)')).toBeDefined();
  expect(rowOf(rows, 'first visit: traffic')?.measured).toBe('120 kB in 9 requests; script 120 kB in 9');
});

test('paints are compared with those of the bare page at the same visit', () => {
  const rows = pageRows('list', 'phone', [visits({}, { lcp: 650 })], BARE);
  expect(rowOf(rows, 'first visit: LCP (img in main)')?.measured).toBe('1300 ms (1.30 × bare 1000 ms)');
  const second = { measured: '650 ms (1.30 × bare 500 ms)', goal: '≤ 700 ms', met: true };
  expect(rowOf(rows, 'second visit: LCP (img in main)')).toMatchObject(second);
});

test('a page that moves misses its goal at either visit', () => {
  const rows = pageRows('list', 'phone', [visits({}, { cls: 0.02 })], BARE);
  expect(rowOf(rows, 'first visit: CLS')).toMatchObject({ met: true });
  expect(rowOf(rows, 'second visit: CLS')).toMatchObject({ measured: '0.020 ', met: false });
});

test('the row of the traffic says where a page did not become quiet', () => {
  const rows = pageRows('list', 'phone', [visits({ isQuiet: false }), visits()], BARE);
  expect(rowOf(rows, 'first visit: traffic')?.measured).toMatch(/; 1 of 2 visits not quiet within 12 s$/);
  expect(rowOf(rows, 'second visit: traffic')?.measured).not.toContain('quiet');
});

test('the most frequent text counts, the first of those that are as frequent', () => {
  expect(mostFrequent(['h1', 'img', 'img'])).toBe('img in 2 of 3 visits');
  expect(mostFrequent(['h1', 'img'])).toBe('h1 in 1 of 2 visits');
  expect(mostFrequent(['img', 'img'])).toBe('img');
});

test('what could not be measured has a row that misses its goal and says why in one line', () => {
  const row = failedRow('list, phone', new Error('/watches was not shown\nCall log: …'));
  expect(row).toMatchObject({ figure: 'list, phone', measured: 'failed: /watches was not shown', met: false });
});

test('the median is the middle of the values in their order', () => {
  expect(median([300, 100, 200])).toBe(200);
});
