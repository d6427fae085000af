import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../core/db/open-database.ts';
import { ZipArchive } from '../../core/zip-archive.ts';
import { WATCH } from '../../testing/demo-skus.ts';
import { orderShop } from '../../testing/order-shop.ts';
import { seedProducts } from '../../testing/seed.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';
import { WholeDatabases } from '../../testing/whole-databases.ts';
import { zipOf } from '../../testing/zip-of.ts';
import type { StorePlace } from '../backup.ts';
import { runMove } from './command.ts';
import { type MoveManifest, parseMoveManifest } from './move-manifest.ts';

const LIMITS = { files: 1000, totalBytes: 2 ** 30, fileBytes: 2 ** 28 };

let folder: string;
let printed: string[];
let warned: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'move-'));
  printed = [];
  warned = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (...names: string[]) => join(folder, ...names);
const run = (place: StorePlace, ...args: string[]) =>
  runMove(args, {
    place,
    now: () => Date.parse('2026-11-26T10:00:00Z'),
    print: (line) => printed.push(line),
    warn: (line) => warned.push(line),
    onProgress: () => undefined,
  });

async function contentOf(file: string): Promise<{ files: [string, string][]; manifest: MoveManifest }> {
  const zip = await ZipArchive.open(file, LIMITS);
  const files: [string, string][] = [];
  for (const name of zip.names) files.push([name, (await zip.read(name)).toString('latin1')]);
  await zip.close();
  const manifest = files.find(([name]) => name === 'manifest.json')?.[1] ?? '';
  return { files, manifest: parseMoveManifest(manifest, file) };
}

/** A shop on SQLite with products, a delivered and a placed order, gift cards, a picture, a photo and secrets. */
async function fillShop(place: StorePlace): Promise<string> {
  const opened = await openDatabase(place);
  await seedProducts(opened.db);
  const shop = await orderShop('sqlite', opened);
  const bought = await shop.bought({ cards: [50_000], coupon: true });
  await shop.advanced(bought.order.OrderNumber, 'pack', 'ship', 'deliver');
  await shop.bought();
  const text = 'Für Aśā ₹ 🎁\r\n"=1+1"\t\\ \u2028';
  await opened.db.insertInto('redirects').values({ from_path: '/old', to_path: text }).execute();
  await opened.db.insertInto('warehouse_stock').values({ sku: WATCH, warehouse: 'MYS', quantity: 3 }).execute();
  await opened.db
    .insertInto('shop_pictures')
    .values({ hash: 'abc', body: Buffer.from([0, 1, 255, 10]) })
    .execute();
  await opened.db.insertInto('limit_locks').values({ key: 'asha@example.com', touched_at: 1 }).execute();
  await shop.api.close();
  await opened.close();
  mkdirSync(join(place.dataDir, 'images/imported'), { recursive: true });
  writeFileSync(join(place.dataDir, 'images/imported/ring-01234567.webp'), 'photo');
  writeFileSync(join(place.dataDir, 'secrets.json'), '{"OPERATOR_KEY":"…"}');
  return bought.order.OrderNumber;
}

describe('moving an embedded shop', () => {
  test('an export holds all tables and photos but no counters, and comes up equal elsewhere', async () => {
    const from = { dataDir: at('data') };
    await fillShop(from);
    expect(await run(from, 'export', at('shop.zip'), '--secrets', at('kept.json'))).toBe(0);
    expect(printed).toEqual([expect.stringMatching(/shop\.zip holds \d+ rows in \d+ tables and 1 files of photos/)]);
    expect(statSync(at('shop.zip')).mode & 0o777).toBe(0o600);
    const { files, manifest } = await contentOf(at('shop.zip'));
    expect([manifest.tables.orders?.rows, manifest.tables.warehouse_stock?.rows]).toEqual([2, 1]);
    expect(files.map(([, text]) => text).join()).not.toContain('OPERATOR_KEY');
    expect(Object.keys(manifest.tables)).not.toContain('limit_locks');

    const to = { dataDir: at('new') };
    expect(await run(to, 'import', at('shop.zip'), '--secrets', at('kept.json'))).toBe(0);
    expect(printed.at(-1)).toMatch(/equal to the export of 2026-11-26T10:00:00\.000Z\./);
    expect(readFileSync(at('new/images/imported/ring-01234567.webp'), 'utf8')).toBe('photo');
    expect(readdirSync(at('new')).toSorted()).toEqual(['images', 'secrets.json', 'store.sqlite']);
    expect(await run(to, 'export', at('again.zip'))).toBe(0);
    expect((await contentOf(at('again.zip'))).files).toEqual(files);
    expect(warned.at(-1)).toMatch(/Secrets are not in it/);

    expect(await run(to, 'import', at('shop.zip'))).toBe(1);
    expect(warned.at(-1)).toMatch(/There is a store in .* already/);
    expect(await run(to, 'export', at('again.zip'))).toBe(1);
    expect(warned.at(-1)).toMatch(/exists already/);
  });

  test.each<[string, (files: [string, string][]) => [string, string][], RegExp]>([
    [
      'damaged',
      replaced('tables/brands.jsonl', (text) => `${text}{"document":"","position":1,"slug":"x","version":1}\n`),
      /brands\.jsonl is damaged/,
    ],
    ['cut off', replaced('tables/customers.jsonl', (text) => text.slice(0, -5)), /breaks off/],
    ['without its manifest', (files) => files.filter(([name]) => name !== 'manifest.json'), /has no manifest\.json/],
    [
      'of another release',
      replaced('manifest.json', (text) => text.replace('"cause"', '"reason_of_change"')),
      /these tables differ: price_history/,
    ],
    [
      'with a damaged photo',
      replaced('files/images/imported/ring-01234567.webp', () => 'phot0'),
      /ring-01234567\.webp is damaged/,
    ],
    [
      'with a path that climbs',
      replaced('manifest.json', (text) => text.replace('images/imported/', '../imported/')),
      /is no export of a shop/,
    ],
  ])('an export %s is refused, and leaves no store behind', async (_how, change, message) => {
    const from = { dataDir: at('data') };
    await fillShop(from);
    await run(from, 'export', at('shop.zip'));
    const { files } = await contentOf(at('shop.zip'));
    const changed = change(files).map(([name, text]) => [name, Buffer.from(text, 'latin1')] as const);
    writeFileSync(at('changed.zip'), await zipOf(changed));
    const outcome = run({ dataDir: at('new') }, 'import', at('changed.zip')).then((code) => {
      throw new Error(`${code} ${warned.at(-1)}`);
    });
    await expect(outcome).rejects.toThrow(message);
    expect(existsSync(at('new/store.sqlite'))).toBe(false);
  });

  test('an import that the database has stored otherwise is refused', async () => {
    await fillShop({ dataDir: at('data') });
    await run({ dataDir: at('data') }, 'export', at('shop.zip'));
    const { files, manifest } = await contentOf(at('shop.zip'));
    const [path, text] = files.find(([name]) => name === 'tables/skus.jsonl') ?? ['', ''];
    // The column takes the text for a number.
    const changed = text.replace(/"position":(\d+)/, '"position":"$1"');
    const sha256 = createHash('sha256').update(Buffer.from(changed, 'latin1')).digest('hex');
    const summed = { ...manifest, tables: { ...manifest.tables, skus: { ...manifest.tables.skus, sha256 } } };
    const all = replaced(path, () => changed)(files).filter(([name]) => name !== 'manifest.json');
    const zip = all.map(([name, content]) => [name, Buffer.from(content, 'latin1')] as const);
    writeFileSync(at('changed.zip'), await zipOf([...zip, ['manifest.json', JSON.stringify(summed)]]));
    expect(await run({ dataDir: at('new') }, 'import', at('changed.zip'))).toBe(1);
    expect(warned.at(-1)).toBe('The imported table skus does not equal the export.');
    expect(existsSync(at('new/store.sqlite'))).toBe(false);
  });

  test('a place without a store, and what is no export, are refused', async () => {
    expect(await run({ dataDir: at('none') }, 'export', at('shop.zip'))).toBe(1);
    expect(warned.at(-1)).toMatch(/There is no store/);
    expect(existsSync(at('shop.zip'))).toBe(false);
    expect(await run({ dataDir: at('none') }, 'export')).toBe(2);
  });
});

function replaced(path: string, change: (text: string) => string) {
  return (files: [string, string][]) =>
    files.map(([name, text]): [string, string] => [name, name === path ? change(text) : text]);
}

describeOnPostgres('moving a shop between engines', (address) => {
  const databases = new WholeDatabases(address);
  let databaseUrl = '';
  beforeEach(async () => {
    databaseUrl = await databases.create('move_to');
  });
  afterEach(() => databases.remove());

  test('from SQLite to PostgreSQL and back, exports are equal and the shop sells on', async () => {
    const from = { dataDir: at('data') };
    const number = await fillShop(from);
    await run(from, 'export', at('shop.zip'));
    const { files, manifest } = await contentOf(at('shop.zip'));
    const tables = (all: [string, string][]) => all.filter(([path]) => path !== 'manifest.json');

    const postgres = { dataDir: at('postgres'), databaseUrl };
    expect(await run(postgres, 'import', at('shop.zip'))).toBe(0);
    expect(await run(postgres, 'export', at('postgres.zip'))).toBe(0);
    const moved = await contentOf(at('postgres.zip'));
    expect(moved.manifest).toEqual({ ...manifest, engine: 'postgres' });
    expect(tables(moved.files)).toEqual(tables(files));
    expect(await run(postgres, 'import', at('shop.zip'))).toBe(1);
    expect(warned.at(-1)).toMatch(/has tables already/);

    const back = { dataDir: at('back') };
    expect(await run(back, 'import', at('postgres.zip'))).toBe(0);
    await run(back, 'export', at('back.zip'));
    expect(tables((await contentOf(at('back.zip'))).files)).toEqual(tables(files));

    const opened = await openDatabase(postgres);
    const shop = await orderShop('postgres', opened);
    expect((await shop.row(number))?.state).toBe('delivered');
    const bought = await shop.bought();
    await shop.advanced(bought.order.OrderNumber, 'pack', 'ship', 'deliver');
    const invoices = await opened.db
      .selectFrom('orders')
      .select('invoice_number')
      .where('invoice_number', 'is not', null)
      .execute();
    expect(new Set(invoices.map(({ invoice_number }) => invoice_number)).size).toBe(3);
    await shop.api.close();
    await opened.close();
  }, 180_000);

  test('an import that fails leaves an empty database behind', async () => {
    await fillShop({ dataDir: at('data') });
    await run({ dataDir: at('data') }, 'export', at('shop.zip'));
    const { files } = await contentOf(at('shop.zip'));
    const changed = replaced('tables/orders.jsonl', (text) =>
      text.replace('"state":"delivered"', '"state":"confirmed"'),
    )(files);
    writeFileSync(at('changed.zip'), await zipOf(changed.map(([path, text]) => [path, Buffer.from(text, 'latin1')])));
    const postgres = { dataDir: at('postgres'), databaseUrl };
    writeFileSync(at('kept.json'), '{}');
    expect(await run(postgres, 'import', at('changed.zip'), '--secrets', at('kept.json'))).toBe(1);
    expect(warned.at(-1)).toMatch(/orders\.jsonl is damaged/);
    expect(readdirSync(at('postgres'))).toEqual([]);
    expect(await run(postgres, 'import', at('shop.zip'), '--secrets', at('kept.json'))).toBe(0);
    expect(readdirSync(at('postgres')).toSorted()).toEqual(['images', 'secrets.json']);
  }, 180_000);
});
