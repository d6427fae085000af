import { runProgram } from '#lib/shared/command-line.ts';
import { type BenchOptions, benchProgram } from './options.ts';

async function read(...words: string[]) {
  const measured: [readonly string[], BenchOptions][] = [];
  const err: string[] = [];
  const output = { print: () => undefined, warn: (line: string) => err.push(line) };
  const program = benchProgram(['search', 'photo'], output, async (...asked) => void measured.push(asked));
  return { understood: await runProgram(program, words, output), measured, err: err.join('\n') };
}

test.each<[string[], string[], Partial<BenchOptions>]>([
  [[], [], {}],
  [['search', '--products', '1000000'], ['search'], { products: 1_000_000, imported: 1_000_000 }],
  [['photo', 'search', '--queries=50'], ['photo', 'search'], { queries: 50 }],
])('%j: parts, and how many of what', async (words, names, options) => {
  const usual = { products: 100_000, imported: 10_000, queries: 10 };
  expect(await read(...words)).toEqual({ understood: true, err: '', measured: [[names, { ...usual, ...options }]] });
});

test.each([
  ['--products', 'many'],
  ['--queries', '1.5'],
  ['--queries', '2000'],
  ['--products', '0'],
  ['--products', '2000000'],
  ['--goods', '5'],
  ['--products'],
  ['speed'],
])('%s %s is refused before anything is measured', async (...words) => {
  const { understood, measured, err } = await read(...words);
  expect([understood, measured]).toEqual([false, []]);
  expect(err).toMatch(/^error: .*(products|goods|queries|search, photo)/);
});
