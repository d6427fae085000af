import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { temporaryFor } from '../../core/temporary-file.ts';
import { makeSize, originalFolder } from './make-size.ts';
import { startPhotoJob } from './photo-job.ts';
import { type PhotoSource, photoSources } from './photo-sources.ts';
import { serveImage } from './serve-image.ts';

let dataDir: string;
let sources: Map<string, PhotoSource>;
let name: string;
/** What the disk said that had no room for a size. */
let full: unknown[];

beforeEach(async () => {
  full = [];
  dataDir = await mkdtemp(join(tmpdir(), 'samay-photos-'));
  const all = await photoSources();
  const first = [...all.values()].find((source) => source.fileName === '1801AV01-1.webp');
  if (!first) throw new Error('The photo is missing.');
  name = first.name;
  // Two small sizes of one photo, so that a job finishes quickly.
  sources = new Map([[name, { ...first, widths: [160, 320] }]]);
});
afterEach(() => rm(dataDir, { recursive: true }));

const silent = { onProgress: () => undefined, onError: fail };
function fail(error: unknown): never {
  throw error;
}

/** Longer than any size takes, even on a busy machine. */
const PATIENT = MINUTE_MS;
const get = (path: string, headers: Record<string, string> = {}, deadlineMs = PATIENT) =>
  serveImage(new Request(`http://retail-api${path}`, { headers }), dataDir, {
    sources: Promise.resolve(sources),
    deadlineMs,
    onFullDisk: (error) => full.push(error),
  });
const widthOf = async (response: Response | null) =>
  (await sharp(Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0))).metadata()).width;

test('a missing size is made on request, and cached for a year', async () => {
  const response = await get(`/images/original/${name}-320.webp`);
  expect(response?.status).toBe(200);
  expect(response?.headers.get('content-type')).toBe('image/webp');
  expect(response?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await widthOf(response)).toBe(320);
  expect(await readdir(originalFolder(dataDir))).toEqual([`${name}-320.webp`]);
});

test('on a full disk the original picture stands in for a size that cannot be kept', async () => {
  await mkdir(originalFolder(dataDir), { recursive: true });
  for (const format of ['webp', 'jpeg'])
    await symlink('/dev/full', temporaryFor(join(originalFolder(dataDir), `${name}-320.${format}`)));
  const response = await get(`/images/original/${name}-320.webp`);
  expect([response?.status, response?.headers.get('cache-control')]).toEqual([200, 'public, max-age=5']);
  expect(await widthOf(response)).toBe(sources.get(name)?.width);
  expect((await get(`/images/original/${name}-320.jpeg`))?.status).toBe(503);
  expect(full).toEqual([expect.objectContaining({ code: 'ENOSPC' }), expect.objectContaining({ code: 'ENOSPC' })]);
  // With room the next request makes it.
  expect(await widthOf(await get(`/images/original/${name}-320.webp`))).toBe(320);
});

test.each([
  [2000, 1600],
  [1200, 1200],
  [500, 500],
])('a closer look at a photo %i pixels wide is served with %i, never enlarged', async (own, served) => {
  const file = join(dataDir, 'own.webp');
  await sharp({ create: { width: own, height: own, channels: 3, background: '#204080' } })
    .webp()
    .toFile(file);
  const [first] = sources.values();
  if (!first) throw new Error('The photo is missing.');
  sources = new Map([[name, { ...first, file, width: own, height: own }]]);
  expect(await widthOf(await get(`/images/original/${name}-1600.webp`))).toBe(served);
});

test('a JPEG is made for clients that read nothing newer', async () => {
  const response = await get(`/images/original/${name}-320.jpeg`);
  expect(response?.headers.get('content-type')).toBe('image/jpeg');
  expect(response?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 320 });
});

test('one size requested ten times concurrently is made once', async () => {
  const source = sources.get(name);
  if (!source) throw new Error('The photo is missing.');
  const all = await Promise.all(Array.from({ length: 10 }, () => makeSize(source, 160, 'webp', dataDir)));
  expect(new Set(all).size).toBe(1);
});

test('an AVIF that is not ready is replaced by its WebP for a minute', async () => {
  const waiting = await get(`/images/original/${name}-160.avif`);
  expect(waiting?.headers.get('content-type')).toBe('image/webp');
  expect(waiting?.headers.get('cache-control')).toBe('public, max-age=60');
  await startPhotoJob(dataDir, silent, Promise.resolve(sources)).finished;
  const ready = await get(`/images/original/${name}-160.avif`);
  expect(ready?.headers.get('content-type')).toBe('image/avif');
  expect(ready?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(ready?.headers.get('etag')).not.toBe(waiting?.headers.get('etag'));
});

describe('a burst of requests for missing sizes', () => {
  const pathOf = (source: PhotoSource, width: number, format: string) =>
    `/images/original/${source.name}-${width}.${format}`;
  let rush: PhotoSource[];

  beforeEach(async () => {
    rush = [...(await photoSources()).values()].slice(0, 10).map((source) => ({ ...source, widths: [160, 320] }));
    sources = new Map(rush.map((source) => [source.name, source]));
  });

  test('a burst is served with original pictures for seconds, and makes every size', async () => {
    const paths = (format: string) =>
      rush.flatMap((source) => source.widths.map((width) => pathOf(source, width, format)));
    const answers = await Promise.all([...paths('avif'), ...paths('webp')].map((path) => get(path, {}, 0)));
    expect(answers.map((answer) => answer?.status)).toEqual(Array(40).fill(200));
    const standIns = answers.filter((answer) => answer?.headers.get('cache-control') === 'public, max-age=5');
    // The very first sizes may be made immediately.
    expect(standIns.length).toBeGreaterThan(20);
    for (const standIn of standIns) {
      expect(standIn?.headers.get('content-type')).toBe('image/webp');
      expect(await widthOf(standIn)).toBe(800);
    }

    for (const path of paths('webp')) {
      const made = await get(path);
      expect(made?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await widthOf(made)).toBe(Number(/(\d+)\.webp$/.exec(path)?.[1]));
    }
    expect(await readdir(originalFolder(dataDir))).toHaveLength(20);
  });

  test('the ETag of a replacement is not accepted for the size itself', async () => {
    const [source] = rush;
    if (!source) throw new Error('The photos are missing.');
    const path = pathOf(source, 160, 'webp');
    const etag = (await get(path, {}, 0))?.headers.get('etag') ?? '';
    expect(etag).toBe(`"${source.name}.webp"`);
    const made = await get(path, { 'if-none-match': etag });
    expect(made?.status).toBe(200);
    expect(made?.headers.get('etag')).toBe(`"${source.name}-160.webp"`);
  });
});

test('a JPEG has no replacement: a request that comes too early gets HTTP 503', async () => {
  const path = `/images/original/${name}-160.jpeg`;
  const early = await get(path, {}, 0);
  expect(early?.status).toBe(503);
  expect(early?.headers.get('cache-control')).toBe('no-store');
  const made = await get(path);
  expect(made?.headers.get('content-type')).toBe('image/jpeg');
});

test('a known ETag gets HTTP 304 without a body', async () => {
  const path = `/images/original/${name}-160.webp`;
  const etag = (await get(path))?.headers.get('etag') ?? '';
  const again = await get(path, { 'if-none-match': etag });
  expect(again?.status).toBe(304);
  expect(await again?.text()).toBe('');
});

test.each([
  (known: string) => `/images/original/${known}-161.webp`,
  (known: string) => `/images/original/${known}-960.webp`,
  (known: string) => `/images/original/${known}-160.png`,
  (known: string) => `/images/original/${known.slice(0, -8)}00000000-160.webp`,
  (known: string) => `/images/original/..%2f..%2f${known}-160.webp`,
  (known: string) => `/images/original/%2e%2e/${known}-160.webp`,
  (known: string) => `/images/original/sub/${known}-160.webp`,
  () => '/images/original/',
  () => `/images/original/${'a'.repeat(5000)}-00000000-160.webp`,
])('an image path of no photo is not found, and writes nothing: %s', async (path) => {
  expect((await get(path(name)))?.status ?? 404).toBe(404);
  expect(await readdir(dataDir)).toEqual([]);
});

test.each([
  ['webp', 'public, max-age=31536000, immutable'],
  ['avif', 'public, max-age=60'],
])('a width above the photo’s own is served in its largest size, as %s', async (format, cacheControl) => {
  const response = await get(`/images/original/${name}-800.${format}`);
  expect(response?.status).toBe(200);
  expect(response?.headers.get('cache-control')).toBe(cacheControl);
  expect(await widthOf(response)).toBe(320);
});

test('a picture below the smallest width is made in its own size, under every requested name', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'samay-narrow-'));
  await Promise.all(['images', 'banners'].map((folder) => mkdir(join(directory, folder))));
  await sharp({ create: { width: 100, height: 100, channels: 3, background: 'red' } })
    .webp()
    .toFile(join(directory, 'images', 'A-1.webp'));
  sources = new Map(await photoSources(directory));
  const [narrow] = sources.values();
  for (const width of [160, 800])
    expect(await widthOf(await get(`/images/original/${narrow?.name}-${width}.webp`))).toBe(100);
  await rm(directory, { recursive: true });
});

test('a picture that cannot be made is reported once and does not block others', async () => {
  const good = sources.get(name);
  if (!good) throw new Error('The photo is missing.');
  sources = new Map([
    ['broken', { ...good, name: 'broken-1-00000000', file: join(dataDir, 'gone.webp') }],
    [name, good],
  ]);
  const logged: unknown[] = [];
  const job = startPhotoJob(dataDir, { ...silent, onError: (error) => logged.push(error) }, Promise.resolve(sources));
  expect(await job.finished).toBe(4);
  expect(logged.map(String)).toEqual([expect.stringContaining('gone.webp'), 'Error: Photos that could not be made: 1']);
});

test('serveImage returns null for other paths', async () => expect(await get('/readyz')).toBeNull());

test('the photo job makes missing sizes, reports progress, and has nothing to do the next time', async () => {
  const logged: number[] = [];
  const job = startPhotoJob(
    dataDir,
    { ...silent, onProgress: ({ done, total }) => logged.push(done, total) },
    Promise.resolve(sources),
  );
  expect(await job.finished).toBe(4);
  expect(logged.slice(-2)).toEqual([4, 4]);
  expect((await readdir(originalFolder(dataDir))).every((file) => !file.endsWith('.tmp'))).toBe(true);
  expect(await startPhotoJob(dataDir, silent, Promise.resolve(sources)).finished).toBe(0);
});

test('a stopped photo job ends after the current file, and the next one continues', async () => {
  const job = startPhotoJob(dataDir, { ...silent, onProgress: () => void job.stop() }, Promise.resolve(sources));
  expect(await job.finished).toBe(1);
  expect(await startPhotoJob(dataDir, silent, Promise.resolve(sources)).finished).toBe(3);
});
