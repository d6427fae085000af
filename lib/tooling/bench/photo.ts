import { apiFigures } from './api-figures.ts';
import type { BenchOptions } from './options.ts';
import { maxGoal, minGoal, type Row, reported } from './table.ts';

/** One row about the quality of photo search; shares of 0 to 1. */
interface Quality {
  variant: string;
  of: string;
  queries: number;
  first: number;
  firstFive: number;
  firstTwelve: number;
  precision: number;
}

interface PhotoFigures {
  qualities: Quality[];
  speed: {
    products: number;
    search: { p50: number; p99: number; processor99: number };
    heldUp: number;
    agreement: number;
    twelveMegapixels: number;
    hostileGrowth: number;
    hostileEnds: number;
  };
}

const GOAL_RECALL = 0.8;
const GOAL_PRECISION = 0.8;
const GOAL_SEARCH_MS = 50;
const GOAL_GROWTH_MB = 50;

/**
 * Measures how well and how fast a photo finds its product; the photos were made for the benchmark and not
 * used for tuning.
 */
export async function benchPhoto({ queries }: BenchOptions): Promise<Row[]> {
  const { qualities, speed } = await apiFigures<PhotoFigures>('print-photo-bench', [String(queries)]);
  return [
    ...qualities.filter(isReported).flatMap(qualityRows),
    reported('photo', 'p50 of a search, decoding apart, 100,000 products', speed.search.p50, 'ms'),
    maxGoal('photo', 'p99 of a search, decoding apart, 100,000 products', speed.search.p99, GOAL_SEARCH_MS, 'ms'),
    reported('photo', 'p99 of its processor time', speed.search.processor99, 'ms'),
    reported('photo', 'longest wait of another request for a search', speed.heldUp, 'ms'),
    reported('photo', 'first 24 as a search that compares everything has them', speed.agreement * 100, '%'),
    reported('photo', 'a JPEG of 12 megapixels decoded and described', speed.twelveMegapixels, 'ms'),
    maxGoal('photo', 'growth over 1,000 hostile files', speed.hostileGrowth, GOAL_GROWTH_MB, 'MB'),
    reported('photo', 'processes that hostile files ended', speed.hostileEnds, 'of 1,000'),
  ];
}

/**
 * Whether a row is printed: for the methods that the store's own is compared with, only the totals and the
 * rows by background.
 */
function isReported({ variant, of }: Quality): boolean {
  return variant.startsWith('object found') || /^(?:whole|cropped) objects$|^on /.test(of);
}

function qualityRows({ variant, of, queries, first, firstFive, firstTwelve, precision }: Quality): Row[] {
  const hasGoal = variant === 'object found' && of === 'whole objects';
  const name = (figure: string) => `${variant}, ${of} (${queries}): ${figure}`;
  return [
    reported('photo', name('design first'), first, ''),
    reported('photo', name('design among 5'), firstFive, ''),
    hasGoal
      ? minGoal('photo', name('design among 12'), firstTwelve, GOAL_RECALL, '')
      : reported('photo', name('design among 12'), firstTwelve, ''),
    hasGoal
      ? minGoal('photo', name('right kind among 12'), precision, GOAL_PRECISION, '')
      : reported('photo', name('right kind among 12'), precision, ''),
  ];
}
