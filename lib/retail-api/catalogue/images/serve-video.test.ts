import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageFile } from './image-files.ts';
import { rangeOf, serveVideo } from './serve-video.ts';

const NAME = 'A1-video-0123abcd.mp4';
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'samay-videos-'));
  await mkdir(imageFile(dataDir, 'video'), { recursive: true });
  await writeFile(join(imageFile(dataDir, 'video'), NAME), '0123456789');
  await writeFile(join(dataDir, 'secret.mp4'), 'secret');
});
afterAll(() => rm(dataDir, { recursive: true }));

const get = (name: string, headers: Record<string, string> = {}) =>
  serveVideo(new Request(`http://retail-api/images/video/${name}`, { headers }), dataDir);

test('a video is served whole, with its type and for a year', async () => {
  const reply = await get(NAME);
  expect([reply?.status, await reply?.text()]).toEqual([200, '0123456789']);
  expect(Object.fromEntries(reply?.headers ?? [])).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '10',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('a range of a video is served alone', async () => {
  const reply = await get(NAME, { range: 'bytes=2-4' });
  expect([reply?.status, await reply?.text()]).toEqual([206, '234']);
  expect(reply?.headers.get('content-range')).toBe('bytes 2-4/10');
});

test('a range of another version of a video is answered with the whole file, and a known one with nothing', async () => {
  expect((await get(NAME, { range: 'bytes=2-4', 'if-range': '"other"' }))?.status).toBe(200);
  expect((await get(NAME, { range: 'bytes=2-4', 'if-range': `"${NAME}"` }))?.status).toBe(206);
  expect((await get(NAME, { 'if-none-match': `"${NAME}"` }))?.status).toBe(304);
});

test('a range beyond the end of a video is refused with its length, and no cache keeps that', async () => {
  const reply = await get(NAME, { range: 'bytes=10-' });
  expect([reply?.status, reply?.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  expect(reply?.headers.get('cache-control')).toBe('no-store');
});

test.each(['A1-video-01234567.mp4', '..%2F..%2Fsecret.mp4', 'secret.mp4', ''])('there is no video %j', async (name) =>
  expect((await get(name))?.status).toBe(404),
);

test('a path of another folder is left to others', async () =>
  expect(await serveVideo(new Request('http://retail-api/images/original/A.webp'), dataDir)).toBeNull());

test.each([
  [null, null],
  ['bytes=0-', { first: 0, last: 9 }],
  ['bytes=5-50', { first: 5, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-30', { first: 0, last: 9 }],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=10-11', 'unsatisfiable'],
  ['bytes=4-2', null],
  ['bytes=-', null],
  ['bytes=0-1,3-4', null],
  ['lines=0-1', null],
])('the range %j of ten bytes is %j', (header, range) => expect(rangeOf(header, 10)).toEqual(range));
