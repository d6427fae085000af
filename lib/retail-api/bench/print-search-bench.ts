import { measureSearch } from './search-bench.ts';

/**
 * Prints the figures of the search over as many products as its argument says as one line of JSON, for the benchmark
 * that puts all figures in one table.
 */
const figures = await measureSearch(Number(process.argv[2]), (line) => process.stderr.write(`  ${line} …\n`));
process.stdout.write(`${JSON.stringify(figures)}\n`);
