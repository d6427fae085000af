import { apiFigures } from './api-figures.ts';
import { atMost, type Row, reported } from './table.ts';

/** One row of the search's own benchmark; times in milliseconds at the API's handler. */
interface SearchFigures {
  products: number;
  what: string;
  p99: number;
  megabytes: number | null;
}

const GOAL_MS = 25;
/** Rows with a goal of their own; the others are there to compare with. */
const WITH_GOAL = /^(?:search|suggestion) call$/;

/** Search and suggestions at the retail API, over the demo catalogue and over 100,000 products. */
export async function benchSearch(): Promise<Row[]> {
  return (await apiFigures<SearchFigures[]>('print-search-bench')).flatMap(({ products, what, p99, megabytes }) => {
    const name = `${what}, ${products.toLocaleString('en-IN')} products`;
    const row = WITH_GOAL.test(what)
      ? atMost('search', `p99 of a ${name}`, p99, GOAL_MS, 'ms')
      : reported('search', `p99 of ${name}`, p99, 'ms');
    return megabytes === null ? [row] : [row, reported('search', `index of ${name}`, megabytes, 'MB')];
  });
}
