import { measureEnumeration } from './enumeration-bench.ts';

/** Prints the figures as one line of JSON, for the benchmark that puts all figures in one table. */
process.stdout.write(`${JSON.stringify(await measureEnumeration())}\n`);
