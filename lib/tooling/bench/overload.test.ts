import { overloadRows } from './overload.ts';

const pages = Array.from({ length: 600 }, (_, index) => 1000 + index);
const lastLate = pages.map((milliseconds, index) => (index % 50 === 0 ? 9000 : milliseconds));
/** So many answers of a cached page, each after this time. */
const cached = (count: number, milliseconds: number) => ({
  pages: new Array<number>(count).fill(milliseconds),
  refusals: [],
  others: 0,
  seconds: 10,
});
const MEASURED = {
  connections: 'kept' as const,
  rendered: 50,
  asked: 200,
  alone: cached(1000, 40),
  beside: cached(960, 600),
  answers: { pages, refusals: new Array<number>(1400).fill(80), others: 0, seconds: 12 },
  bytesBefore: 500e6,
  bytesAfter: 700e6,
};

const GOALS = [
  'cached pages answered, of those alone',
  'p99 of a cached page, of the median search beside it',
  'searches answered with a page, of those alone',
  'searches answered with anything else, or not',
  'a search with a page, p99',
] as const;

const resultsOf = (measured: typeof MEASURED) => {
  const rows = overloadRows(measured);
  return GOALS.map((goal) => rows.find(({ figure }) => figure === goal)).map((row) => [row?.measured, row?.met]);
};

test('refusals, which come at once, do not count as the time of a search, nor the seconds after the last request as none', () => {
  expect(resultsOf(MEASURED)).toEqual([
    ['96 %', true],
    ['46.2 %', true],
    ['100 %', true],
    ['0 ', true],
    ['1593 ms', true],
  ]);
});

test.each([
  ['cached pages are late', { beside: cached(960, 700) }, 1],
  ['cached pages are missing', { beside: cached(940, 600) }, 0],
  ['few searches get their page', { rendered: 101 }, 2],
  ['one search in fifty waits in the queue of connections', { answers: { ...MEASURED.answers, pages: lastLate } }, 4],
  ['a search was answered with an error', { answers: { ...MEASURED.answers, others: 1 } }, 3],
])('a goal is missed where %s', (_name, change, missed) => {
  expect(resultsOf({ ...MEASURED, ...change }).map(([, met]) => met)).toEqual(
    GOALS.map((_goal, index) => index !== missed),
  );
});

test('a store that answers no search with a page misses its goals', () => {
  const answers = { ...MEASURED.answers, pages: [] };
  expect(resultsOf({ ...MEASURED, answers }).map(([, met]) => met)).toEqual([true, false, false, true, false]);
});
