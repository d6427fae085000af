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
import { openDatabase } from '../core/db/open-database.ts';
import { describeOnPostgres } from '../testing/test-database.ts';
import { WholeDatabases } from '../testing/whole-databases.ts';
import type { StorePlace } from './backup.ts';
import { runMaintenance } from './command.ts';
import { readManifest } from './manifest.ts';

let folder: string;
let printed: string[];
let warned: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maintenance-'));
  printed = [];
  warned = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (...names: string[]) => join(folder, ...names);
const run = (place: StorePlace, ...args: string[]) =>
  runMaintenance(args, {
    place,
    now: () => Date.parse('2026-11-26T10:00:00Z'),
    print: (line) => printed.push(line),
    warn: (line) => warned.push(line),
  });

/** A store with a cart, a photo and secrets; it stays open, as the store that runs does. */
async function openShop(place: StorePlace) {
  const opened = await openDatabase(place);
  const cart = { customer_id: null, version: 0, created_at: 1, changed_at: 1 };
  const fill = (guid: string) =>
    opened.db
      .insertInto('baskets')
      .values({ guid, ...cart })
      .execute();
  await fill('first ₹');
  mkdirSync(join(place.dataDir, 'images/imported'), { recursive: true });
  writeFileSync(join(place.dataDir, 'images/imported/ring-01234567.webp'), 'photo');
  mkdirSync(join(place.dataDir, 'images/video'), { recursive: true });
  writeFileSync(join(place.dataDir, 'images/video/ring-video-01234567.mp4'), 'film');
  writeFileSync(join(place.dataDir, 'secrets.json'), '{"OPERATOR_KEY":"…"}');
  return { ...opened, fill };
}

async function cartsOf(place: StorePlace): Promise<string[]> {
  const opened = await openDatabase(place);
  const carts = await opened.db.selectFrom('baskets').select('guid').orderBy('guid').execute();
  await opened.close();
  return carts.map(({ guid }) => guid);
}

/** Backs up an open shop, restores it elsewhere and compares. */
async function expectRoundTrip(from: StorePlace, to: StorePlace): Promise<void> {
  const shop = await openShop(from);
  expect(await run(from, 'backup', at('backup'), '--secrets', at('kept.json'))).toBe(0);
  expect(printed.join()).toMatch(/holds \d+ rows in \d+ tables and 2 files of photos and videos\./);
  await shop.fill('later');
  await shop.close();

  const database = from.databaseUrl ? 'store.dump' : 'store.sqlite';
  expect(readdirSync(at('backup')).toSorted()).toEqual(['images', 'manifest.json', database]);
  expect(statSync(at('kept.json')).mode & 0o777).toBe(0o600);
  expect(await run(to, 'restore', at('backup'), '--secrets', at('kept.json'))).toBe(0);
  expect(printed.at(-1)).toMatch(/equal to the backup of 2026-11-26T10:00:00\.000Z\./);
  expect(await cartsOf(to)).toEqual(['first ₹']);
  expect(readFileSync(join(to.dataDir, 'images/imported/ring-01234567.webp'), 'utf8')).toBe('photo');
  expect(readFileSync(join(to.dataDir, 'images/video/ring-video-01234567.mp4'), 'utf8')).toBe('film');
  expect(readFileSync(join(to.dataDir, 'secrets.json'), 'utf8')).toContain('OPERATOR_KEY');

  expect(readdirSync(to.dataDir).filter((name) => name.includes('partial'))).toEqual([]);

  expect(await run(to, 'restore', at('backup'))).toBe(1);
  expect(warned.at(-1)).toMatch(/already/);
}

describe('the embedded database', () => {
  test('a backup of a running store is restored elsewhere, equal to it', async () => {
    await expectRoundTrip({ dataDir: at('data') }, { dataDir: at('restored') });
  });

  test('a damaged backup is refused before anything is restored', async () => {
    const shop = await openShop({ dataDir: at('data') });
    await run({ dataDir: at('data') }, 'backup', at('backup'));
    await shop.close();
    writeFileSync(at('backup/images/imported/ring-01234567.webp'), 'phot0');
    expect(await run({ dataDir: at('restored') }, 'restore', at('backup'))).toBe(1);
    expect(warned.at(-1)).toMatch(/ring-01234567\.webp is missing or damaged/);
    expect(existsSync(at('restored'))).toBe(false);
  });

  test('a copy that does not equal the manifest is refused, and leaves no store behind', async () => {
    const shop = await openShop({ dataDir: at('data') });
    await run({ dataDir: at('data') }, 'backup', at('backup'));
    await shop.close();
    const manifest = await readManifest(at('backup'));
    const tables = { ...manifest.tables, baskets: { rows: 1, sum: '1' } };
    writeFileSync(at('backup/manifest.json'), JSON.stringify({ ...manifest, tables }));
    expect(await run({ dataDir: at('restored') }, 'restore', at('backup'))).toBe(1);
    expect(warned.at(-1)).toBe('These restored tables do not equal the backup: baskets.');
    expect(existsSync(at('restored/store.sqlite'))).toBe(false);
  });

  test('a restore whose photos find no place leaves no store behind, and can be repeated', async () => {
    const shop = await openShop({ dataDir: at('data') });
    await run({ dataDir: at('data') }, 'backup', at('backup'));
    await shop.close();
    const restored = { dataDir: at('restored') };
    mkdirSync(at('restored/images'), { recursive: true });
    writeFileSync(at('restored/images/imported'), 'a file where the folder should be');
    expect(await run(restored, 'restore', at('backup'))).toBe(1);
    expect(warned.at(-1)).toMatch(/^EEXIST: .*images\/imported/);
    expect(existsSync(at('restored/store.sqlite'))).toBe(false);
    rmSync(at('restored/images/imported'));
    expect(await run(restored, 'restore', at('backup'))).toBe(0);
    expect(await cartsOf(restored)).toEqual(['first ₹']);
  });

  test('what the machine refuses is told in a line', async () => {
    const shop = await openShop({ dataDir: at('data') });
    writeFileSync(at('file'), '');
    expect(await run({ dataDir: at('data') }, 'backup', at('file/backup'))).toBe(1);
    expect(warned.at(-1)).toMatch(/^(?:EEXIST|ENOTDIR): .*file/);
    await shop.close();
  });

  test('a path that climbs out of the folder of data is refused', async () => {
    const shop = await openShop({ dataDir: at('data') });
    await run({ dataDir: at('data') }, 'backup', at('backup'));
    await shop.close();
    const manifest = await readManifest(at('backup'));
    const photos = { 'images/../../escaped': { bytes: 1, sha256: 'x' } };
    writeFileSync(at('backup/manifest.json'), JSON.stringify({ ...manifest, photos }));
    await expect(readManifest(at('backup'))).rejects.toThrow('this is not a complete backup');
  });

  test.each([
    ['without a store', 'none', 'backup', /There is no store/],
    ['over an existing folder', 'data', '.', /exists already/],
    ['into the folder of the data', 'data', 'data/backup', /a folder outside/],
  ])('a backup %s is refused, and leaves nothing behind', async (_how, data, target, message) => {
    const shop = await openShop({ dataDir: at('data') });
    expect(await run({ dataDir: at(data) }, 'backup', at(target))).toBe(1);
    expect(warned.at(-1)).toMatch(message);
    expect(existsSync(at('backup'))).toBe(false);
    expect(existsSync(at('backup.partial'))).toBe(false);
    await shop.close();
  });

  test('what an earlier backup left unfinished is named, and no folder looks like a complete one', async () => {
    const shop = await openShop({ dataDir: at('data') });
    mkdirSync(at('backup.partial'));
    expect(await run({ dataDir: at('data') }, 'backup', at('backup'))).toBe(1);
    expect(warned.at(-1)).toMatch(/backup\.partial exists: .*Delete it if none runs/);
    expect(existsSync(at('backup'))).toBe(false);
    rmSync(at('backup.partial'), { recursive: true });
    expect(await run({ dataDir: at('data') }, 'backup', at('backup'))).toBe(0);
    await shop.close();
  });

  test('secrets inside the folder of the backup are refused', async () => {
    const shop = await openShop({ dataDir: at('data') });
    expect(await run({ dataDir: at('data') }, 'backup', at('backup'), '--secrets', at('backup/kept.json'))).toBe(1);
    expect(warned.at(-1)).toMatch(/apart from the backup/);
    await shop.close();
  });

  test('migrate lists pending migrations, applies them, and finds none afterwards', async () => {
    const place = { dataDir: at('data') };
    expect(await run(place, 'migrate', '--check')).toBe(1);
    expect(printed[0]).toMatch(/ is pending\.$/);
    expect(await run(place, 'migrate')).toBe(0);
    expect(printed.at(-2)).toMatch(/ is applied\.$/);
    expect(await run(place, 'migrate', '--check')).toBe(0);
    expect(printed.at(-1)).toBe('The database is up to date.');
    await run(place, 'schema');
    expect(JSON.parse(printed.at(-1) ?? '')).toEqual({
      engine: 'sqlite',
      pending: [],
      newer: [],
      clock: null,
      hints: [],
    });
  });

  test('a look for pending migrations says that a newer release has migrated the database', async () => {
    const place = { dataDir: at('data') };
    const shop = await openShop(place);
    await shop.db.insertInto('migrations').values({ name: '999-of-a-newer-release', applied_at: 1 }).execute();
    await shop.close();
    await expect(run(place, 'migrate', '--check')).rejects.toThrow(/newer release .* \(999-of-a-newer-release\)/);
  });
});

describeOnPostgres('PostgreSQL', (address) => {
  const databases = new WholeDatabases(address);
  let [from, to] = ['', ''];
  beforeAll(async () => {
    from = await databases.create('backup_from');
    to = await databases.create('backup_to');
  });
  afterAll(() => databases.remove());

  test('a backup of a running store is restored elsewhere, equal to it', async () => {
    await expectRoundTrip({ dataDir: at('data'), databaseUrl: from }, { dataDir: at('restored'), databaseUrl: to });
  }, 60_000);

  test('a backup without the tools of PostgreSQL is refused, and the refusal says what to install', async () => {
    const { PATH } = process.env;
    process.env.PATH = at('none');
    const place = { dataDir: at('data'), databaseUrl: from };
    const code = await run(place, 'backup', at('backup')).finally(() => Object.assign(process.env, { PATH }));
    expect(code).toBe(1);
    expect(warned.at(-1)).toMatch(/pg_dump is not installed\. Install .*postgresql-client/);
    expect(existsSync(at('backup.partial'))).toBe(false);
  });
});
