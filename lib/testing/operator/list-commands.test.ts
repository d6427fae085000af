import { createTestApi, type TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { OPERATOR_KEY } from '#lib/retail-api/testing/operator.ts';
import { SEED_PRODUCTS } from '#lib/retail-api/testing/seed.ts';
import { setWarehouses } from '#lib/retail-api/testing/warehouses.ts';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { createOperatorClient } from '#lib/storefront/platform/retail-client/operator-client.ts';
import { runListCommand } from '#lib/tooling/operator/lists/list-commands.ts';

const NOW = Date.parse('2026-11-26T12:00:00+05:30');
const WATCH = '1801AV01';

let api: TestApi;
let files: Map<string, string>;
let requests = 0;
beforeEach(async () => {
  api = await createTestApi({ catalogue: 'seed', now: () => NOW, operatorKey: OPERATOR_KEY });
  const version = { id: 1, version: 1, imported_at: 0, source_hash: '' };
  await api.context.db.insertInto('catalogue_version').values(version).execute();
  files = new Map();
  requests = 0;
});
afterEach(() => api.close());

async function run(args: string[], { name = 'Meera Shah' } = {}) {
  const output: { out: string[]; err: string[] } = { out: [], err: [] };
  const code = await runListCommand(args, {
    name,
    clientOf: (by) =>
      createOperatorClient({
        baseUrl: 'http://retail-api',
        key: OPERATOR_KEY,
        name: by,
        send: (url, init) => {
          requests++;
          return api.handle(new Request(url, init));
        },
      }),
    readText: async (path) =>
      files.get(path) ?? Promise.reject(Object.assign(new Error('no file'), { code: 'ENOENT' })),
    writeText: async (path, text) => void files.set(path, text),
    print: (line) => output.out.push(line),
    warn: (line) => output.err.push(line),
  });
  return { code, out: output.out.join('\n'), err: output.err.join('\n') };
}

const runFile = (command: string, text: string, ...more: string[]) => {
  files.set('list.csv', text);
  return run([command, 'list.csv', ...more]);
};
const skuOf = (sku: string) =>
  api.context.db.selectFrom('skus').selectAll().where('sku', '=', sku).executeTakeFirstOrThrow();

test.each([
  ['CSV', 'id,price\n1801AV01,"₹11,999.50"\n7701SV01-14,65000\n'],
  ['CSV of a spreadsheet with semicolons', 'SKU;Price;Colour\r\n1801AV01;11999.50;Blue\r\n\r\n7701SV01-14;65000;\r\n'],
  ['a table with tabs', 'Product Code\tPrice\n1801AV01\t11,999.50 INR\n7701SV01-14\t65,000\n'],
  ['a JSON list', '[{"id":"1801AV01","price":11999.5},{"id":"7701SV01-14","price":65000,"mrp":null}]'],
  ['JSON by line', '{"id":"1801AV01","price":"11999.50"}\n{"id":"7701SV01-14","price":65000}\n'],
])('prices are set from %s', async (_, text) => {
  expect(await runFile('prices', text)).toMatchObject({
    code: 0,
    out: 'Rows that were saved: 2. SKUs with another price or MRP now: 2. SKUs whose price changes later: 0.',
  });
  expect((await skuOf(WATCH)).price).toBe(11_999_50);
  expect((await skuOf('7701SV01-14')).price).toBe(65_000_00);
  expect((await skuOf('7701SV01-12')).price).toBe(64_999_00);
  const history = await api.context.db.selectFrom('price_history').select(['changed_by', 'note']).execute();
  expect(history[0]).toEqual({ changed_by: 'Meera Shah', note: 'list.csv' });
});

test('all that is wrong with a file is named by line and column, and nothing is saved', async () => {
  const text = [
    'id,price,from,until',
    `${WATCH},11999,,`,
    'NOPE,5,,',
    '7701SV01-12,64.999,,',
    '7701SV01-14,,2026-13-01,',
    '7701SV01-16,60000,2026-12-02,2026-12-01',
  ].join('\n');
  const { code, out, err } = await runFile('prices', text);
  expect(code).toBe(1);
  expect(err.split('\n')).toEqual([
    'line 3, id (NOPE): NOPE is neither a product nor a SKU of the catalogue',
    'line 4, price (7701SV01-12): is "64.999", not a price in rupees such as 12499 or 12499.50',
    'line 5, from (7701SV01-14): is "2026-13-01", not a time such as 2026-11-27 or 2026-11-27 18:00',
    'line 5, price (7701SV01-14): is empty',
    'line 6, until (7701SV01-16): must be after From',
  ]);
  expect(out).toBe('4 of 5 rows are refused, so nothing was saved; all of them are in list.csv.refused.tsv.');
  expect(files.get('list.csv.refused.tsv')).toMatch(/^line\tid\tcolumn\tmessage\n3\tNOPE\tid\t/);
  expect((await skuOf(WATCH)).price).toBe(12_495_00);
});

test('days are those of India, and the last day of a sale belongs to it', async () => {
  const text = `id,price,from,until\n${WATCH},11000,2026-11-27,2026-11-30\n`;
  expect(await runFile('prices', text, '--dry-run')).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /^1801AV01: ₹12,495 to ₹11,000, from .*27 Nov 2026.*, until .*1 Dec 2026.*\nValid rows: 1\. /,
    ),
  });
  expect(await api.context.db.selectFrom('scheduled_prices').selectAll().execute()).toEqual([]);
  await runFile('prices', text);
  expect(await api.context.db.selectFrom('scheduled_prices').selectAll().execute()).toMatchObject([
    {
      from_at: Date.parse('2026-11-27T00:00:00+05:30'),
      until_at: Date.parse('2026-12-01T00:00:00+05:30'),
      saved_by: 'Meera Shah',
    },
  ]);
  expect((await run(['show-prices', WATCH])).out).toMatch(
    /Scheduled:\n1801AV01 {2}₹11,000 {2}from .* {2}until .*list\.csv$/,
  );
});

test('a jump is refused unless it is forced or the limit is higher', async () => {
  const text = `id,price\n${WATCH},1249.5\n`;
  expect(await runFile('prices', text)).toMatchObject({
    code: 1,
    err: expect.stringContaining('more than 50%'),
  });
  expect((await runFile('prices', text, '--jump', '95')).code).toBe(0);
  expect((await runFile('prices', `id,price\n${WATCH},12495\n`, '--force')).code).toBe(0);
});

test('a list of more rows than a call takes is sent in several, all checked before any is saved', async () => {
  const products = Array.from({ length: 1500 }, (_, index) => `W${String(index).padStart(4, '0')}`);
  const [watch] = SEED_PRODUCTS;
  const { db } = api.context;
  const product = await db.selectFrom('products').selectAll().where('code', '=', WATCH).executeTakeFirstOrThrow();
  const sku = await skuOf(WATCH);
  await db.transaction().execute(async (transaction) => {
    for (const code of products) {
      await transaction
        .insertInto('products')
        .values({ ...product, code, slug: code.toLowerCase() })
        .execute();
      await transaction
        .insertInto('skus')
        .values({ ...sku, sku: code, product_code: code })
        .execute();
    }
  });
  const text = (last: number) =>
    ['id,price', ...products.map((code, index) => `${code},${index === 1499 ? last : 12000}`)].join('\n');
  const refused = await runFile('prices', text(99_999));
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('line 1501, price (W1499)') });
  expect((await skuOf('W0000')).price).toBe(watch?.sizes[0]?.price);
  requests = 0;
  const saved = await runFile('prices', text(12_001));
  expect(saved.out).toBe(
    'Rows that were saved: 1500. SKUs with another price or MRP now: 1500. SKUs whose price changes later: 0.',
  );
  expect(saved.err.split('\n')).toEqual([
    'Checked 1000 of 1500 rows.',
    'Checked 1500 of 1500 rows.',
    'Saved 1000 of 1500 rows.',
    'Saved 1500 of 1500 rows.',
  ]);
  expect(requests).toBe(4);
});

test('stock is set and changed from a file, which counts once a day', async () => {
  const text = 'sku,quantity,change,reason\n1801AV01,,-3,damaged\n7701SV01-14,5,,\n';
  expect(await runFile('stock', text)).toMatchObject({
    code: 0,
    out: 'Rows that were saved: 2. Quantities that changed: 2.',
  });
  expect((await runFile('stock', text)).code).toBe(0);
  expect((await skuOf(WATCH)).quantity).toBe(25);
  await runFile('stock', text, '--again');
  expect((await skuOf(WATCH)).quantity).toBe(22);
  const shown = (await run(['show-stock', WATCH])).out;
  expect(shown).toMatch(/^1801AV01 {2}Aarvane .*\n1801AV01 {2}22\nLedger:\n/);
  expect(shown).toMatch(/1801AV01 {2}-3 {2}to 22 {2}damaged, Meera Shah, list\.csv/);
});

test('a shop with several warehouses names one in each row', async () => {
  setWarehouses();
  try {
    expect(await runFile('stock', `sku,quantity\n${WATCH},5\n`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('must name one of the warehouses: BLR, MYS, HUB'),
    });
    const text = `SKU,Warehouse,Quantity\n${WATCH},MYS,5\n${WATCH},BLR,7\n`;
    expect((await runFile('stock', text)).code).toBe(0);
    expect((await run(['show-stock', WATCH])).out).toMatch(/\n1801AV01 {2}12 {2}BLR 7 {2}MYS 5 {2}HUB 0\nLedger:\n/);
  } finally {
    setShopProfile(DEMO_PROFILE);
  }
});

test('pieces are moved between warehouses from a file: checked first, all or none, once a day', async () => {
  setWarehouses();
  try {
    const text = `sku;from;to;quantity\n${WATCH};blr;MYS;5\n${WATCH};MYS;HUB;2\n`;
    expect(await runFile('transfer', text, '--dry-run')).toMatchObject({
      code: 0,
      out: `${WATCH}: BLR has 23, MYS has 5\n${WATCH}: MYS has 3, HUB has 2\nValid rows: 2. Nothing was saved.`,
    });
    expect((await run(['show-stock', WATCH])).out).not.toContain('transfer');
    expect(await runFile('transfer', text)).toMatchObject({ code: 0, out: 'Rows that were saved: 2.' });
    expect((await runFile('transfer', text)).code).toBe(0);
    expect((await run(['show-stock', WATCH])).out).toMatch(/\n1801AV01 {2}28 {2}BLR 23 {2}MYS 3 {2}HUB 2\nLedger:\n/);
    const wrong = `sku,from,to,quantity\n${WATCH},MYS,BLR,3\n${WATCH},MYS,BLR,1\n${WATCH},MYS,GOA,1\n`;
    const { code, err } = await runFile('transfer', wrong);
    expect([code, ...err.split('\n')]).toEqual([
      1,
      `line 3, quantity (${WATCH}): ${WATCH} has only 0 in MYS`,
      `line 4, to (${WATCH}): GOA is none of the warehouses: BLR, MYS, HUB`,
    ]);
    expect((await run(['show-stock', WATCH])).out).toMatch(/BLR 23 {2}MYS 3 {2}HUB 2/);
  } finally {
    setShopProfile(DEMO_PROFILE);
  }
});

test('a transfer of no pieces is refused with its line', async () => {
  const { err } = await runFile('transfer', `sku,from,to,quantity\n${WATCH},A,B,0\n${WATCH},,B,1\n`);
  expect(err.split('\n')).toEqual([
    `line 2, quantity (${WATCH}): is "0"; it must be 1 or more`,
    `line 3, from (${WATCH}): is empty`,
  ]);
  expect(requests).toBe(0);
});

test.each([
  [
    'sku,quantity,change\n1801AV01,1,2\n',
    'line 2, sku (1801AV01): needs a quantity or a change in its row, one of them',
  ],
  ['sku,quantity\n1801AV01,many\n', 'line 2, quantity (1801AV01): is "many", not a whole number'],
  [
    'sku,quantity,reason\n1801AV01,1,stolen\n',
    'line 2, reason (1801AV01): is "stolen"; it must be one of count, received',
  ],
])('the stock in %j is refused', async (text, message) => {
  expect(await runFile('stock', text)).toMatchObject({ code: 1, err: expect.stringContaining(message) });
  expect((await skuOf(WATCH)).quantity).toBe(28);
});

test.each([
  [
    'prices',
    'code;cost\nA;1\n',
    'list.csv needs columns id (or sku) and price; mrp, from, until and expected_price may be there.',
  ],
  ['prices', 'id,sku,price\nA,B,1\n', 'list.csv has both columns id and sku; keep one.'],
  ['prices', 'id,price\n"A,1\n', 'a quoted cell is not closed'],
  ['prices', '[{"id":"A",]', 'list.csv is not JSON'],
  ['prices', 'id,price\n', 'list.csv has no rows.'],
  ['stock', 'sku\nA\n', 'list.csv needs columns sku (or id) and quantity or change'],
  ['transfer', 'sku,from,to\nA,B,C\n', 'list.csv needs columns sku (or id), from, to and quantity.'],
])('%s of %j is refused as a whole', async (command, text, message) => {
  expect(await runFile(command, text)).toMatchObject({ code: 1, err: expect.stringContaining(message) });
  expect(requests).toBe(0);
});

test('a missing file, an unknown product and a missing name are told', async () => {
  expect((await run(['prices', 'nothing.csv'])).err).toBe('nothing.csv cannot be read (ENOENT).');
  expect((await run(['show-prices', 'NOPE'])).err).toBe('There is no product or SKU NOPE.');
  expect(await run(['show-stock', WATCH], { name: '' })).toMatchObject({
    code: 2,
    err: expect.stringContaining('--by NAME'),
  });
  expect((await run(['show-stock', WATCH, '--by', 'Asha'], { name: '' })).code).toBe(0);
});
