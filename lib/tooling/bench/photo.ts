import type { PhotoQuality } from '#lib/shared/bench-figures.ts';
import { apiFigures } from './api-figures.ts';
import type { BenchOptions } from './options.ts';
import { maxGoal, minGoal, type Row, reported } from './table.ts';

const GOAL_FIRST = 0.6;
const GOAL_TWELVE = 0.92;
const GOAL_KIND = 0.97;
const GOAL_SEARCH_MS = 50;
const GOAL_GROWTH_MB = 50;

/**
 * Measures how well and how fast a photo finds its product, on the photos that the search was tuned on and on others.
 */
export async function benchPhoto({ queries }: BenchOptions): Promise<Row[]> {
  const { qualities, speed } = await apiFigures('print-photo-bench', [String(queries)]);
  return [
    ...qualities.flatMap(qualityRows),
    reported('photo', 'p50 to find the nearest objects, 100,000 products', speed.search.p50, 'ms'),
    maxGoal('photo', 'p99 to find the nearest objects, 100,000 products', speed.search.p99, GOAL_SEARCH_MS, 'ms'),
    reported('photo', 'p99 of its processor time', speed.search.processor99, 'ms'),
    reported('photo', 'p50 of a whole search, decoding apart', speed.ranking.p50, 'ms'),
    reported('photo', 'p99 of the processor time of a whole search', speed.ranking.processor99, 'ms'),
    reported('photo', 'longest wait of another request for a search', speed.heldUp, 'ms'),
    reported('photo', 'first 24 as a search that compares everything has them', speed.agreement * 100, '%'),
    reported('photo', 'a JPEG of 12 megapixels decoded and described', speed.twelveMegapixels, 'ms'),
    maxGoal('photo', 'growth over 1,000 hostile files', speed.hostileGrowth, GOAL_GROWTH_MB, 'MB'),
    reported('photo', 'processes that hostile files ended', speed.hostileEnds, 'of 1,000'),
  ];
}

function qualityRows({ set, of, queries, first, firstTwelve, kind }: PhotoQuality): Row[] {
  const name = (figure: string) => `${set}, ${of} (${queries}): ${figure}`;
  const figures = [
    { figure: 'product among 12', share: firstTwelve, goal: GOAL_TWELVE },
    { figure: 'product first', share: first, goal: GOAL_FIRST },
    { figure: 'kind among 3', share: kind, goal: GOAL_KIND },
  ];
  const hasGoal = set !== 'tuning' && of === 'as taken';
  return figures.map(({ figure, share, goal }) =>
    hasGoal ? minGoal('photo', name(figure), share, goal, '') : reported('photo', name(figure), share, ''),
  );
}
