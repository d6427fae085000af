import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedDatabase, existingPostgres, type ShopDatabase } from '#lib/retail-api/bench/checkout/database.ts';
import { readStockLevels } from '#lib/retail-api/bench/checkout/ledgers.ts';
import { addShoppers } from '#lib/retail-api/bench/checkout/shoppers.ts';
import { stockProducts } from '#lib/retail-api/bench/checkout/stock-products.ts';
import { openThen } from '#lib/retail-api/core/db/open-database.ts';
import { describeOnPostgres } from '#lib/retail-api/testing/test-database.ts';
import { WholeDatabases } from '#lib/retail-api/testing/whole-databases.ts';
import { OrderTraffic } from './order-traffic.ts';
import { describeWithPrevious, type Release } from './previous-release.ts';
import { type ApiPlace, ReleasedApi, runOfRelease } from './released-api.ts';

// Two releases start several times and import the demo's catalogue.
jest.setTimeout(420_000);

const HERE = process.cwd();
interface Store {
  place: ApiPlace;
  /** An empty place of the same kind, for what is restored. */
  restored: ApiPlace;
  read(place: ApiPlace): ShopDatabase;
}

const orderKeys = async (database: ShopDatabase) =>
  (await database.read<{ key: string }>('select key from orders where confirmed_at is not null')).map(({ key }) => key);

/** The upgrade of `docs/operate/backups.md` and the way back, while shoppers order. */
function upgradeTests(before: Release, isShared: boolean, storeOf: () => Store): void {
  const running: ReleasedApi[] = [];
  const start = async (folder: string, place: ApiPlace) => {
    const api = await ReleasedApi.start(folder, place);
    running.push(api);
    return api;
  };
  let endTraffic = async () => undefined as unknown;
  afterAll(async () => {
    await Promise.all(running.map((api) => api.stop()));
    await endTraffic();
  });

  test('shoppers order throughout, and the backup is the way back', async () => {
    const { place, restored, read } = storeOf();
    // The first start makes the tables and imports the goods.
    await (await start(before.folder, place)).stop();
    const opened = await openThen(place, async () => undefined);
    const [product] = await stockProducts(opened.db, { kinds: 1, stock: 100_000, price: 2000_00 });
    const shoppers = await addShoppers(opened.db, 2000, 7);
    await opened.close();
    if (!product) throw new Error('There is nothing to buy.');
    const old = await start(before.folder, place);
    const database = read(place);
    const levels = await readStockLevels(database);

    let address: string | null = old.url;
    const traffic = new OrderTraffic(() => address, shoppers, product);
    endTraffic = () => traffic.abandon();
    await traffic.more(10);
    const backup = join(place.dataDir, '../backup');
    expect(runOfRelease(before.folder, place, 'backup', backup)).toMatchObject({ code: 0 });
    const ordered = [...traffic.orders];
    await traffic.more(5);
    expect(runOfRelease(HERE, place, 'migrate', '--check')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/is pending/),
    });

    if (!isShared) {
      address = null;
      await old.stop();
    }
    const present = await start(HERE, place);
    if (isShared) expect(await old.readiness()).toBe('503 schema of a newer release');
    address = present.url;
    await old.stop();
    await traffic.more(10);
    expect(await present.readiness()).toMatch(/^200 /);
    await traffic.stop();
    expect(traffic.refusals).toEqual([]);
    expect((await orderKeys(database)).toSorted()).toEqual(traffic.orders.toSorted());
    expect(await readStockLevels(database)).toEqual(levels);
    await present.stop();
    await database.remove();

    await expect(start(before.folder, place)).rejects.toThrow(/newer release/);
    expect(runOfRelease(before.folder, restored, 'restore', backup)).toMatchObject({ code: 0 });
    const back = await start(before.folder, restored);
    expect(await back.readiness()).toMatch(/^200 /);
    const copy = read(restored);
    expect(await orderKeys(copy)).toEqual(expect.arrayContaining(ordered.slice(0, 10)));
    await copy.remove();
  });
}

// Both engines: this takes minutes, so it belongs to the tests that have PostgreSQL.
describeOnPostgres('the upgrade of a running store', (address) =>
  describeWithPrevious('from the previous release', (before) => {
    let folder: string;
    const at = (...names: string[]) => join(folder, ...names);
    const databases = new WholeDatabases(address);
    let [from, to] = ['', ''];
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'samay-upgrade-'));
      from = await databases.create('running_from');
      to = await databases.create('running_back');
    });
    afterAll(async () => {
      await databases.remove();
      rmSync(folder, { recursive: true });
    });

    describe('with the embedded database', () =>
      upgradeTests(before, false, () => ({
        place: { dataDir: at('embedded', 'data') },
        restored: { dataDir: at('embedded', 'restored') },
        read: ({ dataDir }) => embeddedDatabase(dataDir),
      })));

    describe('with PostgreSQL', () =>
      upgradeTests(before, true, () => ({
        place: { dataDir: at('shared', 'data'), databaseUrl: from },
        restored: { dataDir: at('shared', 'restored'), databaseUrl: to },
        read: ({ databaseUrl = '' }) => existingPostgres(databaseUrl),
      })));
  }),
);
