import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { until } from '#lib/testing/until.ts';
import { createImageBucket } from './image-bucket.ts';
import { imageFile, setImageBucket } from './image-files.ts';
import { importedPath, importedPhoto } from './imported-photos.ts';
import { isMakingPhotos, makeSize } from './make-size.ts';
import { serveImage } from './serve-image.ts';
import { serveVideo } from './serve-video.ts';

const URL_OF_BUCKET = 'http://s3.test/shop';
let now: number;
let asked: string[];
let onAway: jest.Mock;
let answer: () => Promise<Response>;
beforeEach(() => {
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  asked = [];
  onAway = jest.fn();
  answer = async () => new Response(null, { status: 404 });
});
afterEach(() => {
  setImageBucket(null);
  jest.restoreAllMocks();
});

const openBucket = () =>
  createImageBucket({
    url: URL_OF_BUCKET,
    send: (address, init) => {
      asked.push(`${init?.method ?? 'GET'} ${address.slice(URL_OF_BUCKET.length + 1)}`);
      return answer();
    },
    onAway,
  });
const away = () => Promise.reject(new Error('away'));
const never = () => new Promise<Response>(() => undefined);

test('a bucket that failed is left alone for five seconds, then one request tries, and the outage is told of once', async () => {
  const bucket = openBucket();
  answer = away;
  for (const name of ['a', 'b', 'c']) expect(await bucket.get(name)).toBeNull();
  bucket.offer('d', Buffer.from('x'));
  expect(asked).toEqual(['GET images/a']);
  now += 5_000;
  const trial = Promise.withResolvers<Response>();
  answer = () => trial.promise;
  const trying = bucket.get('a');
  // The others do not wait for it.
  expect(await bucket.get('b')).toBeNull();
  trial.reject(new Error('still away'));
  expect(await trying).toBeNull();
  expect(asked).toEqual(['GET images/a', 'GET images/a']);
  now += 5_000;
  answer = async () => new Response('bytes');
  // What could not be asked for during the outage is not remembered as missing.
  for (const name of ['a', 'b']) expect(String(await bucket.get(name))).toBe('bytes');
  expect(onAway).toHaveBeenCalledTimes(1);
});

test.each([
  [503, 1],
  [403, 3],
  [404, 3],
])('after an answer %i to three names the bucket was asked %i times', async (status, times) => {
  const bucket = openBucket();
  answer = async () => new Response(null, { status });
  for (const name of ['a', 'b', 'c']) expect(await bucket.get(name)).toBeNull();
  expect(asked).toHaveLength(times);
  expect(onAway).toHaveBeenCalledTimes(status === 404 ? 0 : 1);
});

test('many made-up names at once are asked for a few at a time, and the rest are not asked for at all', async () => {
  const bucket = openBucket();
  const gate = Promise.withResolvers<void>();
  answer = async () => {
    await gate.promise;
    return new Response(null, { status: 404 });
  };
  const all = Array.from({ length: 500 }, (_, index) => bucket.get(`made-up-${index}`));
  await new Promise(setImmediate);
  expect(asked).toHaveLength(8);
  gate.resolve();
  await Promise.all(all);
  expect(asked).toHaveLength(8 + 64);
  expect(onAway).not.toHaveBeenCalled();
});

test('a file that is too large is not read to its end', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  answer = async () => new Response(endless);
  expect(await openBucket().get('a')).toBeNull();
  expect(sent).toBeLessThan(80);
  expect(String(onAway.mock.calls[0])).toContain('images/a');
});

describe('a bucket that does not answer', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'slow-bucket-'));
    answer = never;
    setImageBucket(openBucket());
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
  const ask = (path: string) =>
    serveImage(new Request(`http://api.test/images/${path}`), dataDir, { sources, deadlineMs: 20_000 });
  const sources = Promise.resolve(new Map());

  test('holds no encoder, and the size is made here', async () => {
    const file = imageFile(dataDir, importedPath('A1-1-5f3a9c1e'));
    mkdirSync(dirname(file), { recursive: true });
    await sharp({ create: { width: 400, height: 400, channels: 3, background: '#876' } })
      .webp()
      .toFile(file);
    const source = await importedPhoto(dataDir, 'A1-1-5f3a9c1e');
    if (!source) throw new Error('The photo is missing.');
    const making = makeSize(source, 160, 'webp', dataDir);
    await until(() => asked.length === 1);
    expect(isMakingPhotos()).toBe(false);
    expect((await sharp(await making).metadata()).width).toBe(160);
  });

  test('lets no request for a photo or a video wait for long', async () => {
    const video = new Request('http://api.test/images/video/B2-video-5f3a9c1e.mp4');
    const answers = await Promise.all([ask('original/B2-1-5f3a9c1e-160.webp'), serveVideo(video, dataDir)]);
    expect(answers.map((each) => each?.status)).toEqual([404, 404]);
    expect(asked).toHaveLength(2);
  });
});
