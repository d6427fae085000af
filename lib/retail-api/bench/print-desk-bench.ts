import { measureDesk } from './desk/desk-bench.ts';

/** Prints how fast the back office's calls are with as many orders and products as its argument says, as one line of JSON. */
const figures = await measureDesk(Number(process.argv[2]), (line) => process.stderr.write(`  ${line} …\n`));
process.stdout.write(`${JSON.stringify(figures)}\n`);
