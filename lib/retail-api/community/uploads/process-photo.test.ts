import sharp from 'sharp';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { hostilePhoto, hostilePhotos } from '../../testing/hostile-photos.ts';
import { processPhoto } from './process-photo.ts';
import { createUploadMaker } from './upload-maker.ts';

// One test starts a process, and noise is slow to encode.
jest.setTimeout(300_000);

const pictureOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c01020' } });

test.each([
  [3200, 1600, 1600, 800],
  [300, 200, 300, 200],
])('a photo of %d by %d pixels is stored as WebP of %d by %d, with a square thumbnail', async (...sizes) => {
  const [width, height, storedWidth, storedHeight] = sizes;
  const made = await processPhoto(await pictureOf(width, height).png().toBuffer());
  expect(made).toMatchObject({ width: storedWidth, height: storedHeight });
  expect(await sharp(made.content).metadata()).toMatchObject({
    format: 'webp',
    width: storedWidth,
    height: storedHeight,
  });
  expect(await sharp(made.thumbnail).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 });
});

test('a photo is rotated upright and all camera metadata is removed', async () => {
  const bytes = await pictureOf(400, 200)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Make: 'Camera', Copyright: 'Asha' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const made = await processPhoto(bytes);
  expect(made).toMatchObject({ width: 200, height: 400 });
  for (const file of [made.content, made.thumbnail]) {
    const { exif, icc, xmp, iptc, orientation } = await sharp(file).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
    expect(Buffer.from(file).includes('Asha')).toBe(false);
  }
});

test('data after the pixels is removed', async () => {
  const { bytes } = await hostilePhoto('a web page behind the photo');
  expect(Buffer.from((await processPhoto(bytes)).content).includes('<script>')).toBe(false);
});

test('a photo of pure noise is stored in at most a megabyte', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const bytes = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  expect((await processPhoto(bytes)).content.length).toBeLessThan(1024 * 1024);
});

test('hostile files crash at most the separate process, and the next photo is processed', async () => {
  const maker = createUploadMaker({ answeredWithinMs: MINUTE_MS });
  for (const { bytes } of await hostilePhotos(16)) await Promise.resolve(maker.make(bytes)).catch(() => undefined);
  const made = await maker.make(await pictureOf(40, 30).webp().toBuffer());
  expect(made).toMatchObject({ width: 40, height: 30 });
  await maker.stop();
});
