import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnvironment } from '#lib/shared/env.ts';
import { loadEmiPlans } from './load-emi-plans.ts';

const PLAN = { bank: 'Banyan Bank', months: 6, rate: 15, lowest: 5000, highest: 200_000 };

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'samay-test-'));
  path = join(folder, 'emi.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const readWith = (settings: Record<string, string>) => loadEmiPlans(parseEnvironment(settings));

function read(content: unknown) {
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return readWith({ EMI_FILE: path });
}

test('EMI plans have their amounts in paise, and fields that are left out their defaults', async () => {
  expect(await read([PLAN, { ...PLAN, months: 3, rate: 0, bankRate: 15, fee: 199 }])).toEqual([
    { ...PLAN, bankRate: 15, lowest: 500_000, highest: 20_000_000, fee: 0, excludedCategories: [] },
    {
      ...PLAN,
      months: 3,
      rate: 0,
      bankRate: 15,
      lowest: 500_000,
      highest: 20_000_000,
      fee: 19_900,
      excludedCategories: [],
    },
  ]);
});

test('a trial has the EMI plans of the demo, a deployed store none, and a file its own', async () => {
  const demo = await readWith({ SITE_URL: 'http://localhost:3000' });
  expect(demo.some(({ rate, bankRate }) => rate === 0 && bankRate > 0)).toBe(true);
  expect(new Set(demo.map(({ bank }) => bank)).size).toBeGreaterThan(2);
  expect(await readWith({ SITE_URL: 'https://shop.example' })).toEqual([]);
  expect(await read([])).toEqual([]);
});

test.each([
  ['no JSON', '[{', 'the file is not JSON.'],
  ['an object', {}, 'must be a list.'],
  ['a plan without a bank', [{ ...PLAN, bank: ' ' }], 'entry 1: bank: must be the name of a bank.'],
  ['half a month', [PLAN, { ...PLAN, months: 6.5 }], 'entry 2: months: must be a whole number from 2 to 60.'],
  ['a rate as text', [{ ...PLAN, rate: '15%' }], 'entry 1: rate: must be a percentage per year, from 0 to 60.'],
  ['paise', [{ ...PLAN, fee: 199.5 }], 'entry 1: fee: must be whole rupees, from 0 to 10,000,000.'],
  ['limits in the wrong order', [{ ...PLAN, highest: 4999 }], 'entry 1: highest: must not be below lowest.'],
  [
    'no-cost without the rate of the bank',
    [{ ...PLAN, rate: 0 }],
    'entry 1: bankRate: must be given where rate is 0: shoppers pay GST on the interest of the bank.',
  ],
  [
    'a rate of the bank that is not higher',
    [{ ...PLAN, bankRate: 15 }],
    'entry 1: bankRate: must be above rate; leave it out where the store pays no interest.',
  ],
  [
    'two terms for the same months and amount',
    [PLAN, { ...PLAN, rate: 14, lowest: 200_000, highest: 300_000 }],
    'entry 2: has the bank and the months of an earlier entry for some of the same amounts.',
  ],
])('an EMI file with %s is refused with one line that names the entry', async (_title, content, message) => {
  await expect(read(content)).rejects.toThrow(new Error(`EMI_FILE: ${path}: ${message}`));
});

test('a bank may have other terms for other amounts', async () => {
  expect(await read([PLAN, { ...PLAN, rate: 14, lowest: 200_001, highest: 300_000 }])).toHaveLength(2);
});

test('a misspelt field of an EMI plan is reported', async () => {
  await expect(read([{ ...PLAN, minimum: 1 }])).rejects.toThrow(/: entry 1: [^\n]*minimum[^\n]*$/);
});

test('a missing EMI file is named in the error', async () => {
  await expect(readWith({ EMI_FILE: path })).rejects.toThrow(
    `EMI_FILE: ${path} cannot be read (ENOENT). Name a JSON file.`,
  );
});
