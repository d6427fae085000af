import { runProgram } from '#lib/shared/command-line.ts';
import { SCENARIO_NAMES } from './cluster/scenarios.ts';
import { type BenchOptions, benchProgram } from './options.ts';

const PARTS = ['search', 'photo', 'gate'];
const PHONE_CART: Partial<BenchOptions> = { runs: 5, devices: ['phone'], subjects: ['cart'] };

async function run(...args: string[]) {
  const measured: [readonly string[], BenchOptions][] = [];
  const [out, err]: [string[], string[]] = [[], []];
  const terminal = { print: (line: string) => out.push(line), warn: (line: string) => err.push(line) };
  const program = benchProgram(PARTS, terminal, async (names, options) => void measured.push([names, options]));
  return { code: await runProgram(program, args, terminal), measured, out: out.join('\n'), err: err.join('\n') };
}

test.each<[string[], string[], Partial<BenchOptions>]>([
  [[], PARTS, {}],
  [['search', '--products', '1000000'], ['search'], { products: 1_000_000, imported: 1_000_000 }],
  [['photo', 'search', '--queries=50'], ['photo', 'search'], { queries: 50 }],
  [['search', '--scenario', 'disk'], ['search'], { scenarios: ['disk'] }],
  [['gate', '--runs', '5', '--device=phone', '--only', 'cart'], ['gate'], PHONE_CART],
])('npm run bench accepts part names and amounts: %j', async (args, names, options) => {
  const pages = ['home', 'list', 'product', 'search', 'cart', 'presses', 'gestures'];
  const usual = {
    products: 100_000,
    imported: 10_000,
    queries: 10,
    runs: 3,
    devices: ['desktop', 'phone'],
    subjects: pages,
    scenarios: SCENARIO_NAMES,
  };
  expect(await run(...args)).toEqual({ code: 0, measured: [[names, { ...usual, ...options }]], out: '', err: '' });
});

test.each([
  ['--products', 'many'],
  ['--queries', '1.5'],
  ['--queries', '2000'],
  ['--products', '0'],
  ['--products', '2000000'],
  ['--goods', '5'],
  ['--device', 'goods'],
  ['--products'],
  ['speed'],
])('wrong arguments of npm run bench are refused with the usage: %s %s', async (...args) => {
  const { code, measured, err } = await run(...args);
  expect([code, measured]).toEqual([2, []]);
  expect(err).toMatch(/^error: .*(products|goods|queries|search, photo).*Usage: npm run bench -- /s);
});

test('npm run bench has help', async () => {
  expect(await run('--help')).toMatchObject({
    code: 0,
    measured: [],
    out: expect.stringMatching(/^Usage: npm run bench -- .*search, photo, gate; all unless named/s),
  });
});
