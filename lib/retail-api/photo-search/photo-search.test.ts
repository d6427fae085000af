import { readFile } from 'node:fs/promises';
import { PhotoProcessError } from '../catalogue/images/photo-process.ts';
import { photoSources } from '../catalogue/images/photo-sources.ts';
import type { OpenDatabase } from '../core/db/engine.ts';
import { FakeEye } from '../testing/fake-eye.ts';
import { describeOnEachEngine, openTestDatabase } from '../testing/test-database.ts';
import { CataloguePhotoSearch } from './photo-search.ts';

const CODES = ['1801AV01', '1801AV02'] as const;
// A busy machine takes its time to make a database.
jest.setTimeout(300_000);

const running = () => new AbortController().signal;

describeOnEachEngine('the search by photo', (engine) => {
  let opened: OpenDatabase;
  let search: CataloguePhotoSearch;
  let eye: FakeEye;
  let shown: number[];
  let told: unknown[];
  let version = 0;

  beforeAll(async () => {
    opened = await openTestDatabase(engine);
    await opened.db
      .insertInto('catalogue_version')
      .values({ id: 1, version, imported_at: 0, source_hash: '' })
      .execute();
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    await opened.db.deleteFrom('products').execute();
    await opened.db.deleteFrom('photo_looks').execute();
    await addProduct(CODES[0]);
    shown = [];
    told = [];
    eye = new FakeEye();
    search = open();
  });
  afterEach(() => search.stop());

  function open(inBackground = true): CataloguePhotoSearch {
    return new CataloguePhotoSearch({
      db: opened.db,
      dataDir: '/nowhere',
      onProgress: ({ done }) => shown.push(done),
      onError: (error) => told.push(error),
      inBackground,
      eye,
      patientEye: eye,
    });
  }

  async function raiseVersion(): Promise<void> {
    version++;
    await opened.db.updateTable('catalogue_version').set({ version, imported_at: version }).execute();
  }

  /** Adds a product, or makes it another; its photo is that of `photoOf`. */
  async function addProduct(code: string, photoOf = code, RootCategory = 'Watches'): Promise<void> {
    await raiseVersion();
    const document = JSON.stringify({ RootCategory, Images: [`${await nameOf(photoOf)}.webp`] });
    const values = { slug: code.toLowerCase(), document, position: version, modified_at: version };
    await opened.db
      .insertInto('products')
      .values({ code, ...values })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
      .execute();
  }

  async function nameOf(code: string): Promise<string> {
    const sources = [...(await photoSources()).values()];
    return sources.find(({ fileName }) => fileName === `${code}-1.webp`)?.name ?? '';
  }

  async function photo(code: string): Promise<Buffer> {
    return readFile((await photoSources()).get(await nameOf(code))?.file ?? '');
  }

  const find = async (code: string) => search.find(await photo(code), 5);

  test('finds nothing before the photos have been looked at, and a product by its own photo afterwards', async () => {
    expect(await find(CODES[0])).toEqual({ kind: 'not-ready' });
    await search.follow(running());
    expect(await find(CODES[0])).toEqual({ kind: 'found', codes: [CODES[0]] });
    expect(shown).toEqual([1]);
  });

  test('follows the catalogue, and looks at every photo once, whoever looks', async () => {
    await search.follow(running());
    await addProduct(CODES[1]);
    const another = open();
    await another.follow(running());
    await search.follow(running());
    expect(shown).toEqual([1, 1]);
    expect(await find(CODES[1])).toEqual({ kind: 'found', codes: [CODES[1], CODES[0]] });
  });

  test('what another process has looked at meanwhile is not looked at again', async () => {
    await addProduct(CODES[1]);
    eye.onLook = async () => {
      eye.onLook = undefined;
      await open().follow(running());
      return null;
    };
    await search.follow(running());
    // The first photo by both, the second by the other alone.
    expect(eye.looked).toBe(3);
  });

  test('what is removed is found no longer, and what has another photo by that', async () => {
    await addProduct(CODES[1]);
    await addProduct('X');
    await search.follow(running());
    await opened.db.deleteFrom('products').where('code', '=', CODES[1]).execute();
    await addProduct('X', CODES[1]);
    await search.follow(running());
    expect(await find(CODES[1])).toEqual({ kind: 'found', codes: ['X', CODES[0]] });
  });

  test('where nothing has changed the version alone is read, and the photos only where they or a kind are others', async () => {
    await search.follow(running());
    const reads = jest.spyOn(opened.db, 'selectFrom');
    await search.follow(running());
    expect(reads.mock.calls.flat()).toEqual(['catalogue_version']);
    await addProduct(CODES[0]);
    await search.follow(running());
    expect(reads.mock.calls.flat()).not.toContain('photo_looks');
    await addProduct(CODES[0], CODES[0], 'Smartwatches');
    await search.follow(running());
    expect(reads.mock.calls.flat()).toContain('photo_looks');
    reads.mockRestore();
  });

  test('looks that were described in an older way are described anew', async () => {
    await search.follow(running());
    await opened.db.updateTable('photo_looks').set({ feature_version: 0 }).execute();
    const another = open();
    await another.follow(running());
    expect(eye.looked).toBe(2);
  });

  test('waits for somebody to search where nothing is to go on in the background', async () => {
    search = open(false);
    await search.follow(running());
    expect(await find(CODES[0])).toEqual({ kind: 'not-ready' });
    await search.follow(running());
    expect(await find(CODES[0])).toMatchObject({ kind: 'found' });
  });

  test('gives up the photo in hand when it is told to stop, tells nobody of an error, and writes nothing down', async () => {
    const cutting = new AbortController();
    eye.onLook = () => new Promise(() => cutting.abort());
    await search.follow(cutting.signal);
    expect([eye.isStopped, told]).toEqual([true, []]);
    eye.isStopped = false;
    expect(await find(CODES[0])).toEqual({ kind: 'not-ready' });
    expect(await opened.db.selectFrom('photo_looks').selectAll().execute()).toEqual([]);
  });

  test('a photo of the catalogue that brings the process down twice is written down, and tried no more', async () => {
    eye.onLook = async () => {
      throw new PhotoProcessError('It has ended.');
    };
    await search.follow(running());
    expect([eye.looked, told.length]).toEqual([2, 2]);
    await open().follow(running());
    expect(eye.looked).toBe(2);
    eye.onLook = undefined;
    expect(await find(CODES[0])).toEqual({ kind: 'found', codes: [] });
  });

  test('a photo of the catalogue that fails once is looked at again', async () => {
    eye.onLook = async () => {
      eye.onLook = undefined;
      throw new PhotoProcessError('It has ended.');
    };
    await search.follow(running());
    expect(await find(CODES[0])).toEqual({ kind: 'found', codes: [CODES[0]] });
  });

  test('a photo that cannot be decoded is told so, and so is one that brings the process down', async () => {
    await search.follow(running());
    eye.onLook = async () => null;
    expect(await find(CODES[0])).toEqual({ kind: 'unreadable' });
    expect(told).toEqual([]);
    eye.onLook = async () => {
      throw new PhotoProcessError('It has ended.');
    };
    expect(await find(CODES[0])).toEqual({ kind: 'unreadable' });
    expect(told).toHaveLength(1);
  });

  test('a stop while a photo is looked at is no fault of the photo, and too many photos are told so', async () => {
    await search.follow(running());
    eye.onLook = () => new Promise(() => undefined);
    const found = find(CODES[0]);
    const outcome = expect(found).rejects.toThrow('stopped');
    await eye.untilAnalysed(2);
    await search.stop();
    await outcome;
    eye.isBusy = true;
    expect(await find(CODES[0])).toEqual({ kind: 'busy' });
  });
});
