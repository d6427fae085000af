import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnvironment } from '#lib/shared/env.ts';
import { openDatabase } from '../../core/db/open-database.ts';
import { googleFeedWith } from '../../testing/operator-shop.ts';

// A separate process starts twice and first imports the demo.
jest.setTimeout(300_000);

const MAIN = join(process.cwd(), 'lib/retail-api/catalogue/exchange/main.ts');
const ROWS = 4800;
const DEFAULTS = {
  all: { CountryOfOrigin: 'India', ManufacturerOrImporter: 'Kiln Works, Bengaluru', NetQuantity: '1 piece' },
  Watches: { HsnCode: '9102', GstPercent: 18 },
};

test('a killed import leaves complete products, and the next one imports the rest', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'samay-killed-'));
  const [feed, defaults] = [join(dataDir, 'feed.tsv'), join(dataDir, 'defaults.json')];
  await writeFile(feed, googleFeedWith(...Array.from({ length: ROWS }, (_, index) => ({ id: `KW-${index}` }))));
  await writeFile(defaults, JSON.stringify(DEFAULTS));
  const start = () =>
    spawn(process.execPath, [MAIN, 'import', feed, '--defaults', defaults], {
      env: childEnvironment({ DATA_DIR: dataDir, DATABASE_URL: '' }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });

  const killed = start();
  let output = '';
  for await (const text of killed.stdout) {
    output += text;
    if (output.includes('Import: ')) killed.kill('SIGKILL');
  }
  const first = await imported(dataDir);
  expect(first.products).toBeLessThan(ROWS);
  expect(first.withoutSku).toBe(0);

  const second = start();
  second.stdout.resume();
  expect(await once(second, 'exit')).toEqual([0, null]);
  expect(await imported(dataDir)).toEqual({ products: ROWS, withoutSku: 0 });
  await rm(dataDir, { recursive: true });
});

async function imported(dataDir: string) {
  const { db, close } = await openDatabase({ dataDir });
  const rows = await db
    .selectFrom('products')
    .leftJoin('skus', 'skus.product_code', 'products.code')
    .select(['code', 'sku'])
    .where('code', 'like', 'KW-%')
    .execute();
  await close();
  return { products: rows.length, withoutSku: rows.filter((row) => row.sku === null).length };
}
