import { applyDueRates } from '#lib/retail-api/catalogue/rates/apply-due-rates.ts';
import { createTestApi, type TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { OPERATOR_KEY } from '#lib/retail-api/testing/operator.ts';
import { createOperatorClient } from '#lib/storefront/platform/retail-client/operator-client.ts';
import { runListCommand } from '#lib/tooling/operator/lists/list-commands.ts';

const NOW = Date.parse('2026-11-26T10:30:00+05:30');

let api: TestApi;
let files: Map<string, string>;
beforeEach(async () => {
  api = await createTestApi({ now: () => NOW, operatorKey: OPERATOR_KEY });
  files = new Map();
});
afterEach(() => api.close());

async function run(...args: string[]) {
  const output: { out: string[]; err: string[] } = { out: [], err: [] };
  const code = await runListCommand(args, {
    name: 'Meera Shah',
    clientOf: (by) =>
      createOperatorClient({
        baseUrl: 'http://retail-api',
        key: OPERATOR_KEY,
        name: by,
        send: (url, init) => api.handle(new Request(url, init)),
      }),
    readText: async (path) =>
      files.get(path) ?? Promise.reject(Object.assign(new Error('no file'), { code: 'ENOENT' })),
    writeText: async (path, text) => void files.set(path, text),
    print: (line) => output.out.push(line),
    warn: (line) => output.err.push(line),
  });
  return { code, out: output.out.join('\n'), err: output.err.join('\n') };
}
const apply = () => applyDueRates({ db: api.context.db, now: () => NOW, worker: 'one' });

test('rates are previewed, reported, saved and shown', async () => {
  const dry = await run('rates', '--gold-18k', '9,500', '--dry-run', '--report', 'all.tsv');
  expect(dry.out).toContain('Gold 18 KT  none before  to ₹9,500');
  expect(dry.out).toMatch(/Jewellery: 75\. Higher: \d+, lower: 0, unchanged: 0, not priced by rates: \d+, jumps: 0\./);
  expect(dry.out).toMatch(/Nothing was saved\.$/);
  expect(files.get('all.tsv')?.trim().split('\n')).toHaveLength(76);
  expect((await run('show-rates')).out).toBe('No rates are set. Jewellery costs what the catalogue says.');

  const saved = await run('rates', '--gold-18k', '9500', '--note', 'morning');
  expect(saved).toMatchObject({ code: 0, out: expect.stringContaining('Saved as version 1. Prices follow') });
  await apply();
  const { out } = await run('show-rates');
  expect(out).toContain('Gold 18 KT  ₹9,500 a gram  since Thu 26 Nov 2026, 10:30 am');
  expect(out).toMatch(/version 1, .*gold-18k ₹9,500; \d+ sizes changed; Meera Shah; morning/);
});

test('rates come from a file, begin at a time, and can be dropped', async () => {
  files.set('rates.csv', 'metal,rate\ngold-24k,"12,300"\nSILVER-925,168.50\n');
  const saved = await run('rates', 'rates.csv', '--from', '2026-11-27 10:30');
  expect(saved.out).toMatch(/Gold 22 KT +none before +to ₹11,267 +by its purity/);
  expect(saved.out).toContain('Prices follow from Fri 27 Nov 2026, 10:30 am on.');
  expect((await run('show-rates')).out).toContain('Scheduled:');
  expect((await run('rates', '--replace')).out).toContain('The scheduled rates are removed.');
  expect((await run('show-rates')).out).not.toContain('Scheduled:');
});

test.each([
  [['rates'], 2, 'Give a rate, such as --gold-22k 11250.'],
  [['rates', 'rates.csv', '--gold-22k', '11250'], 2, 'not both'],
  [['rates', '--gold-22k', 'much'], 1, '--gold-22k is "much", not a price in rupees'],
  [['rates', '--gold-22k', '11250', '--from', 'noon'], 1, '--from is "noon", not a time'],
  [['rates', 'rates.csv'], 1, 'rates.csv cannot be read (ENOENT)'],
])('%j ends with %d: %s', async (args, code, message) => {
  const result = await run(...args);
  expect([result.code, result.err]).toEqual([code, expect.stringContaining(message)]);
});

test('a rate that nobody knows is named by its line, and a jump is refused with how to force it', async () => {
  files.set('rates.csv', 'metal,rate\ngold-22k,11250\ngold-21k,10700\n');
  expect((await run('rates', 'rates.csv')).err).toContain('rates.csv, line 3: "gold-21k" is not a rate');
  await run('rates', '--gold-18k', '9195');
  await apply();
  const slip = await run('rates', '--gold-18k', '91950');
  expect([slip.code, slip.err]).toEqual([1, expect.stringContaining('Force')]);
});
