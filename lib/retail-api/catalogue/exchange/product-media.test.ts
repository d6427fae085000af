import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawSpin, MP4_HEAD, WEBM_HEAD } from '#lib/testing/examples/drawn-media.ts';
import { googleFeedWith, OPERATOR_SITE, type OperatorStore, openOperatorStore } from '../../testing/operator-shop.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';
import { folderFiles } from '../images/named-files.ts';
import { VideoIntake } from '../images/video-intake.ts';
import { runExport } from './export-run.ts';
import { EXPORT_FORMATS, type ExportFormat } from './file-format.ts';

const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:01.000\nThe dial turns.\n';

describeOnEachEngine('importing videos and spins', (engine) => {
  let store: OperatorStore;
  let turn: string[];
  beforeAll(async () => {
    store = await openOperatorStore(engine);
  });
  beforeEach(async () => {
    await store.reset();
    turn = await drawSpin(store.folder, 12);
    await writeFile(join(store.folder, 'video.webm'), WEBM_HEAD);
    await writeFile(join(store.folder, 'video.mp4'), MP4_HEAD);
    await writeFile(join(store.folder, 'video.en.vtt'), CAPTIONS);
  });
  afterAll(() => store.close());

  /** A product of the demo with a video, captions, a poster and a spin. */
  const withMedia = (changes: Record<string, unknown> = {}) => {
    const [product] = store.demo;
    const Captions = [{ File: 'video.en.vtt', Language: 'en', Label: 'English' }];
    const Video = { File: 'video.webm', Poster: 'spin-1.webp', Captions, DurationSeconds: 1.5 };
    return { ...product, Video, Turn: turn, ...changes };
  };
  const importOne = (product: object) => store.import(JSON.stringify([product]));
  const code = () => store.demo[0]?.ProductCode ?? '';
  const refusal = async () => (await readFile(join(store.folder, 'refused.tsv'), 'utf8')).split('\n')[1];

  test('an import stores a video, its captions and its poster, and the photos of a spin', async () => {
    expect(await importOne(withMedia())).toMatchObject({ accepted: 1, written: 1 });
    const product = await store.product(code());
    expect(product?.Video).toEqual({
      File: expect.stringMatching(new RegExp(`^${code()}-video-[0-9a-f]{8}\\.webm$`)),
      Poster: expect.stringMatching(new RegExp(`^${code()}-poster1-[0-9a-f]{8}\\.webp$`)),
      Captions: [{ File: expect.stringMatching(/-captions-en-[0-9a-f]{8}\.vtt$/), Language: 'en', Label: 'English' }],
      DurationSeconds: 1.5,
      AddedOn: '1970-01-01',
    });
    expect(product?.Turn).toHaveLength(12);
    expect(new Set(product?.Turn).size).toBe(12);
    const [video = '', captions = ''] = [product?.Video?.File, product?.Video?.Captions?.[0]?.File];
    expect((await readdir(join(store.folder, 'images', 'video'))).sort()).toEqual([captions, video].sort());
    expect(await importOne(withMedia())).toMatchObject({ accepted: 1, written: 0 });
  });

  test('a video that stays keeps the day on which the store got it, another one gets its own', async () => {
    await importOne(withMedia());
    const later = { now: () => Date.UTC(2026, 10, 26) };
    await store.import(JSON.stringify([withMedia()]), later);
    expect((await store.product(code()))?.Video?.AddedOn).toBe('1970-01-01');
    await store.import(JSON.stringify([withMedia({ Video: 'video.mp4' })]), later);
    expect((await store.product(code()))?.Video).toEqual({
      File: expect.stringMatching(/\.mp4$/),
      AddedOn: '2026-11-26',
    });
  });

  test('a file of our own format without a video and a spin removes both', async () => {
    await importOne(withMedia());
    await importOne(withMedia({ Video: undefined, Turn: undefined }));
    const product = await store.product(code());
    expect([product?.Video, product?.Turn]).toEqual([undefined, undefined]);
  });

  test.each(EXPORT_FORMATS)('an export as %s keeps a video and a spin', async (format: ExportFormat) => {
    await importOne(withMedia());
    const before = await store.product(code());
    const file = join(store.folder, 'export');
    const signal = new AbortController().signal;
    await runExport({ db: store.db, siteUrl: OPERATOR_SITE, onProgress: () => undefined, signal, file, format });
    await store.db.updateTable('products').set({ document: '{"Images":[],"Attributes":{}}' }).execute();
    await store.import(await readFile(file, 'utf8'), { replace: true });
    const after = await store.product(code());
    expect([after?.Video, after?.Turn]).toEqual([before?.Video, before?.Turn]);
  });

  test('a Google feed names a video by its column; a page of a video platform is left out', async () => {
    const feed = googleFeedWith({ id: 'KW-1' }, { id: 'KW-2' }).split('\r\n');
    const links = ['video_link', 'https://video.example/watch?v=1, video.mp4', 'https://video.example/watch?v=1'];
    await store.import(feed.map((row, index) => `${row}\t${links[index]}`).join('\r\n'));
    expect((await store.product('KW-1'))?.Video?.File).toMatch(/^KW-1-video-[0-9a-f]{8}\.mp4$/);
    const [first, second] = [await store.product('KW-1'), await store.product('KW-2')];
    expect([first?.Video?.AddedOn, second?.ProductCode, second?.Video]).toEqual(['1970-01-01', 'KW-2', undefined]);
  });

  test.each([
    [{ Video: { File: 'broken.mp4' } }, /video broken\.mp4 is not an MP4 or WebM video/],
    [{ Video: { File: 'missing.mp4' } }, /video missing\.mp4 was not found in the given photos/],
    [{ Video: { File: '../video.mp4' } }, /video \.\.\/video\.mp4 is outside the photos folder/],
    [{ Video: 'http://127.0.0.1/video.mp4' }, /video http:\/\/127\.0\.0\.1\/video\.mp4 is at a private address/],
    [
      { Video: { File: 'video.mp4', Captions: [{ File: 'broken.mp4', Language: 'en', Label: 'English' }] } },
      /captions broken\.mp4 is not a WebVTT file/,
    ],
    [{ Video: { Poster: 'spin-1.webp' } }, /Video\.File: is missing/],
    [{ Turn: ['spin-1.webp'] }, /Turn: must have at least 12 entries/],
  ])('a product with %j is refused as a whole', async (changes, reason) => {
    await writeFile(join(store.folder, 'broken.mp4'), '<!doctype html>');
    expect(await importOne(withMedia(changes))).toMatchObject({ accepted: 0 });
    expect(await refusal()).toMatch(reason);
  });

  test('a video that is too large is refused by its size, and a dry run stores none', async () => {
    const options = {
      dataDir: join(store.folder, 'dry'),
      files: folderFiles(store.folder),
      siteUrl: OPERATOR_SITE,
      allowPrivate: false,
      photosAgain: false,
      savesPhotos: false,
    };
    const videos = new VideoIntake(options);
    expect(await videos.take({ reference: 'video.mp4', productCode: 'A1', kind: 'video' })).toMatch(/^A1-video-/);
    expect(await readdir(store.folder)).not.toContain('dry');
    await writeFile(
      join(store.folder, 'long.vtt'),
      Buffer.concat([Buffer.from('WEBVTT\n'), Buffer.alloc(1024 * 1024, 32)]),
    );
    const long = videos.take({ reference: 'long.vtt', productCode: 'A1', kind: 'captions', language: 'en' });
    await expect(long).rejects.toThrow('is larger than 1 MB');
  });
});
