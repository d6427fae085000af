import { readFile } from 'node:fs/promises';
import { PhotoProcessError } from '../catalogue/images/photo-process.ts';
import { photoSources } from '../catalogue/images/photo-sources.ts';
import type { OpenDatabase } from '../core/db/engine.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { FakeAnalyzer } from '../testing/fake-analyzer.ts';
import { describeOnEachEngine, openTestDatabase } from '../testing/test-database.ts';
import { CataloguePhotoSearch } from './photo-search.ts';

const CODES = ['1801AV01', '1801AV02'] as const;
// Creating a database takes time on a busy machine.
jest.setTimeout(300_000);

const running = () => new AbortController().signal;

describeOnEachEngine('the search by photo', (engine) => {
  let opened: OpenDatabase;
  let search: CataloguePhotoSearch;
  let analyzer: FakeAnalyzer;
  let shown: number[];
  let logged: unknown[];
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
    await opened.db.deleteFrom('photo_features').execute();
    await addProduct(CODES[0]);
    shown = [];
    logged = [];
    analyzer = new FakeAnalyzer();
    search = open();
  });
  afterEach(() => search.stop());

  function open(inBackground = true, jobs: Pick<JobQueue, 'add' | 'counts'> | null = null): CataloguePhotoSearch {
    return new CataloguePhotoSearch({
      db: opened.db,
      dataDir: '/nowhere',
      onProgress: ({ done }) => shown.push(done),
      onError: (error) => logged.push(error),
      inBackground,
      jobs,
      analyzer,
      backgroundAnalyzer: analyzer,
    });
  }

  async function raiseVersion(): Promise<void> {
    version++;
    await opened.db.updateTable('catalogue_version').set({ version, imported_at: version }).execute();
  }

  /** Adds or changes a product; its photo is that of `photoOf`. */
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

  test('image search finds nothing before the photos are described, and then a product by its own photo', async () => {
    expect(await find(CODES[0])).toEqual({ kind: 'not-ready' });
    await search.follow(running());
    expect(await find(CODES[0])).toEqual({ kind: 'found', codes: [CODES[0]] });
    expect(shown).toEqual([1]);
  });

  test('image search follows the catalogue, and describes every photo once, in whichever process', async () => {
    await search.follow(running());
    await addProduct(CODES[1]);
    const another = open();
    await another.follow(running());
    await search.follow(running());
    expect(shown).toEqual([1, 1]);
    expect(await find(CODES[1])).toEqual({ kind: 'found', codes: [CODES[1], CODES[0]] });
  });

  test('a photo that another process has described meanwhile is not described again', async () => {
    await addProduct(CODES[1]);
    analyzer.onAnalyse = async () => {
      analyzer.onAnalyse = undefined;
      await open().follow(running());
      return null;
    };
    await search.follow(running());
    // The first photo by both, the second only by the other process.
    expect(analyzer.analysed).toBe(3);
  });

  test('where there is a queue, photos are jobs that any process does, and one that was given up is left out', async () => {
    await addProduct(CODES[1]);
    const waiting = new Set<string>();
    const jobs = {
      add: async (_kind: string, subjects: readonly string[] = []) => {
        for (const subject of subjects) waiting.add(subject);
      },
      counts: async () => [
        { kind: 'photo-features' as const, waiting: waiting.size, failed: 0, oldest: waiting.size > 0 ? 1 : null },
      ],
    };
    const api = open(true, jobs);
    await api.follow(running());
    await api.follow(running());
    expect(waiting).toEqual(new Set(await Promise.all(CODES.map(nameOf))));
    expect(analyzer.analysed).toBe(0);
    const worker = open(false);
    await worker.describe(await nameOf(CODES[0]), running());
    await expect(worker.describe('nobody-has-it', running())).rejects.toThrow('There is no photo nobody-has-it.');
    await api.follow(running());
    expect((await api.find(await photo(CODES[0]), 5)).kind).toBe('not-ready');
    waiting.clear();
    await api.follow(running());
    expect(await api.find(await photo(CODES[0]), 5)).toEqual({ kind: 'found', codes: [CODES[0]] });
  });

  test('a removed product is no longer found, and one with another photo is found by that', async () => {
    await addProduct(CODES[1]);
    await addProduct('X');
    await search.follow(running());
    await opened.db.deleteFrom('products').where('code', '=', CODES[1]).execute();
    await addProduct('X', CODES[1]);
    await search.follow(running());
    expect(await find(CODES[1])).toEqual({ kind: 'found', codes: ['X', CODES[0]] });
  });

  test('without changes only the version is read, and photos only if they or a kind have changed', async () => {
    await search.follow(running());
    const reads = jest.spyOn(opened.db, 'selectFrom');
    await search.follow(running());
    expect(reads.mock.calls.flat()).toEqual(['catalogue_version']);
    await addProduct(CODES[0]);
    await search.follow(running());
    expect(reads.mock.calls.flat()).not.toContain('photo_features');
    await addProduct(CODES[0], CODES[0], 'Smartwatches');
    await search.follow(running());
    expect(reads.mock.calls.flat()).toContain('photo_features');
    reads.mockRestore();
  });

  test('descriptions in an older format are computed again', async () => {
    await search.follow(running());
    await opened.db.updateTable('photo_features').set({ feature_version: 0 }).execute();
    const another = open();
    await another.follow(running());
    expect(analyzer.analysed).toBe(2);
  });

  test('image search waits for the first search when background work is turned off', async () => {
    search = open(false);
    await search.follow(running());
    expect(await find(CODES[0])).toEqual({ kind: 'not-ready' });
    await search.follow(running());
    expect(await find(CODES[0])).toMatchObject({ kind: 'found' });
  });

  test('stop gives up the current photo without reporting an error, and stores nothing', async () => {
    const cutting = new AbortController();
    analyzer.onAnalyse = () => new Promise(() => cutting.abort());
    await search.follow(cutting.signal);
    expect([analyzer.isStopped, logged]).toEqual([true, []]);
    analyzer.isStopped = false;
    expect(await find(CODES[0])).toEqual({ kind: 'not-ready' });
    expect(await opened.db.selectFrom('photo_features').selectAll().execute()).toEqual([]);
  });

  test('a catalogue photo that crashes the process twice is recorded, and not tried again', async () => {
    analyzer.onAnalyse = async () => {
      throw new PhotoProcessError('It has ended.');
    };
    await search.follow(running());
    expect([analyzer.analysed, logged.length]).toEqual([2, 2]);
    await open().follow(running());
    expect(analyzer.analysed).toBe(2);
    analyzer.onAnalyse = undefined;
    expect(await find(CODES[0])).toEqual({ kind: 'found', codes: [] });
  });

  test('a catalogue photo that fails once is tried again', async () => {
    analyzer.onAnalyse = async () => {
      analyzer.onAnalyse = undefined;
      throw new PhotoProcessError('It has ended.');
    };
    await search.follow(running());
    expect(await find(CODES[0])).toEqual({ kind: 'found', codes: [CODES[0]] });
  });

  test('a photo that cannot be decoded, or crashes the process, is reported as such', async () => {
    await search.follow(running());
    analyzer.onAnalyse = async () => null;
    expect(await find(CODES[0])).toEqual({ kind: 'unreadable' });
    expect(logged).toEqual([]);
    analyzer.onAnalyse = async () => {
      throw new PhotoProcessError('It has ended.');
    };
    expect(await find(CODES[0])).toEqual({ kind: 'unreadable' });
    expect(logged).toHaveLength(1);
  });

  test('stop during a search is no error of the photo, and too many photos are reported as such', async () => {
    await search.follow(running());
    analyzer.onAnalyse = () => new Promise(() => undefined);
    const found = find(CODES[0]);
    const outcome = expect(found).rejects.toThrow('stopped');
    await analyzer.untilAnalysed(2);
    await search.stop();
    await outcome;
    analyzer.isBusy = true;
    expect(await find(CODES[0])).toEqual({ kind: 'busy' });
  });
});
