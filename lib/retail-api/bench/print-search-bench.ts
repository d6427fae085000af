import { benchSearch } from './search-bench.ts';

/** Prints the figures of the search as one line of JSON, for the benchmark that puts all figures in one table. */
process.stdout.write(`${JSON.stringify(await benchSearch())}\n`);
