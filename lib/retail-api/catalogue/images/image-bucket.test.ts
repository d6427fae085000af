import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { parseEnvironment } from '#lib/shared/env.ts';
import { until } from '#lib/testing/until.ts';
import { openS3Server, S3_KEYS } from '../../testing/s3-server.ts';
import { openImageBucket } from './image-bucket.ts';
import { setImageBucket } from './image-files.ts';
import { folderFiles } from './named-files.ts';
import { PhotoIntake } from './photo-intake.ts';
import { serveImage } from './serve-image.ts';
import { serveVideo } from './serve-video.ts';
import { VideoIntake } from './video-intake.ts';

let s3: Awaited<ReturnType<typeof openS3Server>>;
const folders: string[] = [];
const onAway = jest.fn();

/** The folder of a retail API, or of an operator's photos. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bucket-'));
  folders.push(folder);
  return folder;
}

const settingsOf = (more: Record<string, string> = {}) =>
  parseEnvironment({
    S3_URL: s3.url,
    S3_REGION: S3_KEYS.region,
    S3_ACCESS_KEY: S3_KEYS.accessKey,
    S3_SECRET_KEY: S3_KEYS.secretKey,
    ...more,
  });

beforeEach(async () => {
  s3 = await openS3Server();
  onAway.mockClear();
  setImageBucket(await openImageBucket(settingsOf(), onAway));
});
afterEach(async () => {
  setImageBucket(null);
  await s3.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const intakeOptions = (dataDir: string, photosDir: string) => ({
  dataDir,
  files: folderFiles(photosDir),
  siteUrl: 'http://shop.test',
  allowPrivate: false,
  photosAgain: false,
  savesPhotos: true,
});

/** Imports a photo at the retail API with this folder; returns its file name for URLs. */
async function importPhoto(dataDir: string): Promise<string> {
  const photosDir = newFolder();
  await sharp({ create: { width: 800, height: 800, channels: 3, background: '#876' } })
    .jpeg()
    .toFile(join(photosDir, 'front.jpg'));
  const intake = new PhotoIntake(intakeOptions(dataDir, photosDir));
  return intake.take({ reference: 'front.jpg', productCode: 'A1', position: 1, existing: [] });
}

const nobody = Promise.resolve(new Map());
/** Asks a retail API for a size of a photo, and waits as long as it takes. */
const ask = (dataDir: string, name: string, ending = '480.webp') => {
  const address = `http://api.test/images/original/${name.replace('.webp', '')}-${ending}`;
  return serveImage(new Request(address), dataDir, { sources: nobody, deadlineMs: 20_000 });
};

const bytesOf = async (response: Response | null) => Buffer.from(await (response ?? new Response()).arrayBuffer());

test('a photo that one retail API has imported is served by another, which makes none of its sizes again', async () => {
  const [one, other] = [newFolder(), newFolder()];
  const name = await importPhoto(one);
  expect([...s3.objects.keys()]).toEqual([`images/imported/${name}`]);
  const made = await ask(one, name);
  expect(made?.status).toBe(200);
  const size = `images/original/${name.replace('.webp', '-480.webp')}`;
  await until(() => s3.objects.has(size));
  const served = await ask(other, name);
  expect(served?.status).toBe(200);
  expect(await bytesOf(served)).toEqual(s3.objects.get(size));
  expect(s3.requests.filter((request) => request === `PUT ${size}`)).toHaveLength(1);
});

test('a video is served by every retail API', async () => {
  const [one, other, videos] = [newFolder(), newFolder(), newFolder()];
  const bytes = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(500)]);
  writeFileSync(join(videos, 'turn.mp4'), bytes);
  const intake = new VideoIntake(intakeOptions(one, videos));
  const name = await intake.take({ reference: 'turn.mp4', productCode: 'A1', kind: 'video' });
  const served = await serveVideo(new Request(`http://api.test/images/video/${name}`), other);
  expect(await bytesOf(served)).toEqual(bytes);
});

test('a name that is nowhere is not found, and asked for only once in a while', async () => {
  const folder = newFolder();
  for (let visit = 0; visit < 5; visit += 1) expect((await ask(folder, 'B2-1-5f3a9c1e'))?.status).toBe(404);
  expect(s3.requests).toEqual(['GET images/imported/B2-1-5f3a9c1e.webp']);
  expect(onAway).not.toHaveBeenCalled();
});

test('a width that no page requests does not lead to the bucket', async () => {
  expect((await ask(newFolder(), 'B2-1-5f3a9c1e', '481.webp'))?.status).toBe(404);
  expect(s3.requests).toEqual([]);
});

test('an import fails where the bucket takes nothing, and leaves no file behind', async () => {
  const folder = newFolder();
  s3.failWith(403);
  await expect(importPhoto(folder)).rejects.toThrow('The storage of photos answered 403 to a new file.');
  expect(existsSync(join(folder, 'images/imported')) ? readdirSync(join(folder, 'images/imported')) : []).toEqual([]);
});

test('while the bucket is away, what is in the folder is served, and the fault is reported', async () => {
  const folder = newFolder();
  const name = await importPhoto(folder);
  s3.failWith(403);
  expect((await ask(folder, name))?.status).toBe(200);
  await until(() => onAway.mock.calls.length > 0);
  expect(String(onAway.mock.calls[0])).toContain('403');
});

test('a request with a wrong secret is refused', async () => {
  setImageBucket(await openImageBucket(settingsOf({ S3_SECRET_KEY: 'another' }), onAway));
  await expect(importPhoto(newFolder())).rejects.toThrow('403');
});

test('without an address there is no bucket, and an address needs keys', async () => {
  expect(await openImageBucket(parseEnvironment({}), onAway)).toBeNull();
  await expect(openImageBucket(parseEnvironment({ S3_URL: s3.url }), onAway)).rejects.toThrow(
    'S3_ACCESS_KEY, S3_SECRET_KEY: must be set where S3_URL is.',
  );
});
