import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '#lib/retail-api/core/db/open-database.ts';
import { orderShop } from '#lib/retail-api/testing/order-shop.ts';
import { orderShopper } from '#lib/retail-api/testing/order-shopper.ts';
import { seedProducts } from '#lib/retail-api/testing/seed.ts';
import { WholeDatabases } from '#lib/retail-api/testing/whole-databases.ts';
import { postgresForTests } from '#lib/testing/services.ts';

// Writes what a store of this release keeps, as SQL for each engine, beside this file: for the test of the next release's
// upgrade. To be run once for each release, with a PostgreSQL to write to: `node lib/testing/upgrade/keep-release.ts`.

const WATCH = '1801AV01';
const RING = '7701SV01-14';
const FIELD_WATCH = '2101PK01';

type Place = Parameters<typeof openDatabase>[0];

/** Orders in many states, money that went back, and carts that wait. */
async function sell(place: Place): Promise<void> {
  const opened = await openDatabase(place);
  await seedProducts(opened.db);
  const shop = await orderShop(opened.engine, opened);
  await shop.setOption('CashOnDelivery', 'on');
  const delivered = await shop.bought({ coupon: true });
  await shop.advanced(delivered.order.OrderNumber, 'pack', 'ship', 'deliver');
  const shipped = await shop.bought({ items: [[RING, 1]], method: 'payu' });
  await shop.advanced(shipped.order.OrderNumber, 'pack', 'ship');
  await shop.bought({ method: 'cash-on-delivery', items: [[FIELD_WATCH, 1]], cards: [2_000_00] });
  await shop.cancel(await shop.bought({ items: [[WATCH, 2]] }));
  const waiting = await orderShopper(shop.api, { email: 'kiran@example.com' });
  await waiting.fill(WATCH, 1);
  await waiting.ordered();
  await waiting.fill(RING, 2);
  await shop.api.close();
  await opened.close();
}

async function keepEmbedded(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'keep-release-'));
  try {
    await sell({ dataDir });
    return sqlOf(new DatabaseSync(join(dataDir, 'store.sqlite'), { readOnly: true }));
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

function sqlOf(file: DatabaseSync): string {
  const read = <Row>(sql: string) => file.prepare(sql).all() as Row[];
  const made = read<{ type: string; name: string; sql: string }>(
    `select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by rowid`,
  );
  const tables = made.filter(({ type }) => type === 'table').map(({ name }) => name);
  const rows = tables.flatMap((table) => {
    const columns = read<{ name: string }>(`select name from pragma_table_info('${table}')`);
    const values = columns.map(({ name }) => `quote("${name}")`).join(` || ',' || `);
    const all = read<{ line: string }>(`select ${values} as line from "${table}" order by line`);
    return all.map(({ line }) => `insert into "${table}" values (${line});`);
  });
  file.close();
  return [...made.map(({ sql }) => `${sql};`), ...rows, ''].join('\n');
}

async function keepPostgres(address: string): Promise<string> {
  const databases = new WholeDatabases(address);
  try {
    const databaseUrl = await databases.create('keep_release');
    await sell({ dataDir: '', databaseUrl });
    const args = ['--inserts', '--no-owner', '--no-privileges', '--no-comments', databaseUrl];
    const { stdout, stderr, status } = spawnSync('pg_dump', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    if (status !== 0) throw new Error(stderr);
    // Comments, and commands of psql, are not for a driver.
    const lines = stdout
      .split('\n')
      .filter((line) => line !== '' && !/^(?:--|\\|SET |SELECT pg_catalog\.set_config)/.test(line));
    return `${lines.join('\n')}\n`;
  } finally {
    await databases.remove();
  }
}

const address = postgresForTests();
if (address === null) throw new Error('A release is kept for both engines.');
writeFileSync(join(import.meta.dirname, 'previous-release.sqlite.sql'), await keepEmbedded());
writeFileSync(join(import.meta.dirname, 'previous-release.postgres.sql'), await keepPostgres(address));
