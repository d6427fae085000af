import { measureRates } from './rates-bench.ts';

/** Prints the figures of metal rates for as many products of jewellery as its argument says, as one line of JSON. */
const figures = await measureRates(Number(process.argv[2]), (line) => process.stderr.write(`  ${line} …\n`));
process.stdout.write(`${JSON.stringify(figures)}\n`);
