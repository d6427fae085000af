import type { Kysely } from 'kysely';
import { until } from '#lib/testing/until.ts';
import type { Database } from '../../core/db/schema.ts';
import { importDemoCatalogue } from '../../testing/demo-catalogue.ts';
import { OPENSEARCH_USER, openOpenSearchServer } from '../../testing/opensearch/server.ts';
import { describeOnEachEngine, openTestDatabase } from '../../testing/test-database.ts';
import { readVersion } from '../catalogue-version.ts';
import type { FollowedIndex } from '../followed-index.ts';
import { entriesByCode, loadIndex } from '../load-index.ts';
import { openCatalogue } from '../open-catalogue.ts';
import type { SearchQuery } from '../search-engine.ts';
import { createSearchClient, type SearchClient } from './client.ts';
import { aliasOf, indexFromSettings } from './from-settings.ts';
import { IndexWriter } from './index-writer.ts';
import { documentMaker } from './product-document.ts';
import { openServerIndex } from './server-index.ts';

const WATCH = '1801AV01';
const RING = 'D101MR01';
const everything: SearchQuery = { filters: {}, offset: 0, limit: 500 };

describeOnEachEngine('an index on a search server', (engine) => {
  let db: Kysely<Database>;
  let close: () => Promise<void>;
  let server: Awaited<ReturnType<typeof openOpenSearchServer>>;

  beforeEach(async () => {
    ({ db, close } = await openTestDatabase(engine));
    await importDemoCatalogue(db, 1000);
    server = await openOpenSearchServer();
  });
  afterEach(async () => {
    await server.close();
    await close();
  });

  const settings = () => ({
    SEARCH_URL: `${server.url}/`,
    SEARCH_USER: OPENSEARCH_USER.user,
    SEARCH_PASSWORD: OPENSEARCH_USER.password,
    SEARCH_ALIAS: 'products',
  });
  const openIndex = async () => {
    const open = await indexFromSettings(settings());
    if (!open) throw new Error('The settings name no search server.');
    return open;
  };
  const open = async () => (await openIndex())(db, await readVersion(db), () => undefined);

  /** Changes products as another process does, at a version of the catalogue, and lets an index follow. */
  async function change(
    index: FollowedIndex,
    isStockAlone: boolean,
    codes: readonly string[],
    work: () => Promise<unknown>,
  ): Promise<void> {
    const changedSince = await readVersion(db);
    const at = changedSince.importedAt + 1000;
    await work();
    for (const code of codes)
      await db.updateTable('products').set({ modified_at: at }).where('code', '=', code).execute();
    await db
      .updateTable('catalogue_version')
      .set({ version: changedSince.version + 1, imported_at: at })
      .execute();
    await index.renew({ version: await readVersion(db), changedSince, isStockAlone });
  }

  async function expectSameAsBundled(index: FollowedIndex): Promise<void> {
    const bundled = await loadIndex(db);
    expect(await index.query(everything)).toEqual(bundled.query(everything));
    for (const text of ['watch', 'gold ring', 'solitaire']) {
      expect(await index.query({ ...everything, text })).toEqual(bundled.query({ ...everything, text }));
    }
  }
  const setStock = (sku: string, quantity: number) => () =>
    db.updateTable('skus').set({ quantity }).where('sku', '=', sku).execute();

  test('the first process writes the whole index, and the next one finds it there', async () => {
    await expectSameAsBundled(await open());
    const written = server.requests.filter((request) => request.startsWith('PUT') || request.includes('_bulk')).length;
    expect(server.indices()).toHaveLength(1);
    await expectSameAsBundled(await open());
    expect(server.requests.filter((request) => request.startsWith('PUT') || request.includes('_bulk'))).toHaveLength(
      written,
    );
  });

  test('a sold-out product, one with another price, a hidden and a removed one are found as they are', async () => {
    const index = await open();
    await change(index, true, [WATCH], setStock(WATCH, 0));
    await expectSameAsBundled(index);
    await change(index, false, [WATCH], () =>
      db.updateTable('skus').set({ price: 100 }).where('sku', '=', WATCH).execute(),
    );
    expect((await index.query({ ...everything, sort: 'price-low' })).codes[0]).toBe(WATCH);
    await change(index, false, [WATCH], () =>
      db.updateTable('products').set({ hidden: 1 }).where('code', '=', WATCH).execute(),
    );
    await expectSameAsBundled(index);
    await change(index, false, [], async () => {
      await db.deleteFrom('skus').where('product_code', '=', RING).execute();
      await db.deleteFrom('products').where('code', '=', RING).execute();
    });
    await expectSameAsBundled(index);
    // None of this wrote the whole index anew.
    expect(server.requests.filter((request) => /^PUT \/products-[^/]*$/.test(request))).toHaveLength(1);
  });

  // What follows has no statements of its own.
  if (engine !== 'sqlite') return;

  test('a value that no product had before is a filter at once', async () => {
    await db.updateTable('skus').set({ quantity: 0 }).execute();
    const [index, other] = [await open(), await open()];
    const changedSince = await readVersion(db);
    await change(index, true, [WATCH], setStock(WATCH, 3));
    await expectSameAsBundled(index);
    // Another process learns of it, though it finds it written.
    await other.renew({ version: await readVersion(db), changedSince, isStockAlone: true });
    await expectSameAsBundled(other);
    expect((await index.query({ ...everything, filters: { stock: ['in-stock'] } })).codes).toEqual([WATCH]);
  });

  test('a change that comes after the products were read does not make a process write the whole index', async () => {
    const client = createSearchClient({ ...OPENSEARCH_USER, url: server.url });
    let beforeMarker: (() => Promise<unknown>)[] = [];
    const watched: SearchClient = async (request) => {
      if (request.method === 'GET' && request.path.endsWith('/_mapping')) await beforeMarker.shift()?.();
      return client(request);
    };
    const alias = aliasOf(settings());
    const index = await openServerIndex({ client: watched, alias })(db, await readVersion(db), () => undefined);
    const inUse = server.indices();
    const before = await readVersion(db);
    const announce = async (step: number) => {
      const at = before.importedAt + step * 1000;
      await db
        .updateTable('catalogue_version')
        .set({ version: before.version + step, imported_at: at })
        .execute();
      return at;
    };
    await announce(1);
    const middle = await readVersion(db);
    const hideRing = async () => {
      const change = { hidden: 1, modified_at: await announce(2) };
      await db.updateTable('products').set(change).where('code', '=', RING).execute();
    };
    // The server is asked before the products are read, and again when what changed is written.
    beforeMarker = [async () => undefined, hideRing];
    await index.renew({ version: middle, changedSince: before, isStockAlone: false });
    expect(server.indices()).toEqual(inUse);
    await index.renew({ version: await readVersion(db), changedSince: middle, isStockAlone: false });
    expect(server.indices()).toEqual(inUse);
    await expectSameAsBundled(index);
  });

  test('two processes write the same change, and an old one does not undo a new one', async () => {
    const [one, other] = [await open(), await open()];
    const before = await readVersion(db);
    await change(one, true, [WATCH], setStock(WATCH, 0));
    const middle = await readVersion(db);
    await change(one, true, [WATCH], setStock(WATCH, 5));
    await other.renew({ version: middle, changedSince: before, isStockAlone: true });
    await expectSameAsBundled(other);
    await other.renew({ version: await readVersion(db), changedSince: middle, isStockAlone: true });
    await expectSameAsBundled(other);
  });

  test('a late write of an older version changes nothing', async () => {
    const index = await open();
    await change(index, true, [WATCH], setStock(WATCH, 0));
    const { version } = await readVersion(db);
    const writer = new IndexWriter(createSearchClient({ ...OPENSEARCH_USER, url: server.url }), aliasOf(settings()));
    const [entry] = await entriesByCode(db, [WATCH]);
    if (!entry) throw new Error('There is no such watch.');
    await writer.change([documentMaker()({ ...entry, stock: 9 })], [], version - 1);
    await writer.change([], [WATCH, 'NONE'], version - 1);
    await expectSameAsBundled(index);
    await writer.change([documentMaker()({ ...entry, stock: 9 })], [], version);
    expect((await index.query({ ...everything, filters: { stock: ['in-stock'] } })).codes).toContain(WATCH);
    const refused = writer.change([{ ...documentMaker()(entry), price: 0.5 }], [], version);
    await expect(refused).rejects.toThrow('The search server did not index a product: 400');
  });

  test('what changed while no process ran is written by the next one', async () => {
    const index = await open();
    const offline = { ...index, renew: async () => undefined } as unknown as FollowedIndex;
    await change(offline, true, [WATCH], setStock(WATCH, 0));
    await expectSameAsBundled(await open());
    expect(server.indices()).toHaveLength(1);
  });

  test('after a database was restored, or products were removed unseen, the index is written anew and the old one deleted', async () => {
    await open();
    const [first] = server.indices();
    await db.updateTable('catalogue_version').set({ version: 0 }).execute();
    await db.updateTable('products').set({ hidden: 1 }).where('code', '=', WATCH).execute();
    await expectSameAsBundled(await open());
    const [second, ...others] = server.indices();
    expect([others, second === first]).toEqual([[], false]);
    await db.updateTable('products').set({ hidden: 1 }).where('code', '=', RING).execute();
    await expectSameAsBundled(await open());
  });

  test('an index that could not be written whole is not used and not kept', async () => {
    await open();
    await db.updateTable('catalogue_version').set({ version: 0 }).execute();
    const inUse = server.indices();
    server.failWith(503, /_refresh$/);
    await expect(open()).rejects.toThrow('503');
    expect(server.indices()).toEqual(inUse);
  });

  test('a change is announced only once searches find it, and searches fail while the server is away', async () => {
    const announced: string[][] = [];
    const errors: unknown[] = [];
    const catalogue = await openCatalogue({
      db,
      dataDir: '/nonexistent',
      now: () => 1000,
      onProgress: () => undefined,
      onChanged: (tags) => announced.push(tags),
      onError: (error) => errors.push(error),
      makePhotos: false,
      openIndex: await openIndex(),
    });
    try {
      const known = announced.length;
      server.failWith(503);
      await expect(catalogue.index.query(everything)).rejects.toThrow('503');
      await db.updateTable('skus').set({ quantity: 0 }).where('sku', '=', WATCH).execute();
      await db.updateTable('products').set({ modified_at: 9000 }).where('code', '=', WATCH).execute();
      await db.updateTable('catalogue_version').set({ version: 99, imported_at: 9000 }).execute();
      await until(() => errors.length > 0);
      expect(announced).toHaveLength(known);
      server.failWith(0);
      await until(() => announced.length > known);
      expect(announced.at(-1)).toContain(`product:${WATCH}`);
      expect((await catalogue.index.query({ ...everything, filters: { stock: ['in-stock'] } })).codes).not.toContain(
        WATCH,
      );
    } finally {
      await catalogue.close();
    }
  });
});
