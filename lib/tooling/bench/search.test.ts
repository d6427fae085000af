import type { SearchTiming } from '#lib/shared/bench-figures.ts';
import { timingRows } from './search.ts';

const TIMING: SearchTiming = {
  what: 'search call',
  engine: 'sqlite',
  products: 100_000,
  p50: 4,
  p99: 24,
  slowest: 40,
  processor99: 26,
};
const GOAL = '≤ 25 ms';

test.each<[Partial<SearchTiming>, (string | null)[]]>([
  [{}, [GOAL, null, null]],
  [{ what: 'suggestion call' }, [GOAL, null, null]],
  [{ what: 'index alone', engine: null }, [null, null, null]],
  [{ products: 100_001 }, [null, null, null]],
  [{ products: 999_999 }, [null, null, null]],
  [{ products: 1_000_000 }, [null, GOAL, null]],
  [{ products: 1_000_000, what: 'index alone', engine: null }, [null, GOAL, null]],
  [{ products: 1_000_000, what: 'suggestion call' }, [null, null, null]],
])(
  'a search has a goal of time up to 100,000 products, and one of processor time from a million: %j',
  (change, goals) => {
    expect(timingRows({ ...TIMING, ...change }).map(({ goal }) => goal)).toEqual(goals);
  },
);

test('the goal of a million products is compared with the processor time', () => {
  const [time, processor] = timingRows({ ...TIMING, products: 1_000_000 });
  expect(time).toMatchObject({ measured: '24 ms', met: null });
  expect(processor).toMatchObject({
    figure: 'search call, 10,00,000 products, sqlite: p99 of processor time',
    measured: '26 ms',
    met: false,
  });
});
