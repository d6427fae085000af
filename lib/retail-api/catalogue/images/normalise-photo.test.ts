import sharp from 'sharp';
import { bmpFile } from '../../testing/bmp.ts';
import { normalisePhoto, PhotoFault } from './normalise-photo.ts';

const pictureOf = (width: number, height: number, background = '#ffffff') =>
  sharp({ create: { width, height, channels: 3, background } });
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600"/></svg>';

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['an SVG', () => Buffer.from(SVG)],
  ['an SVG behind an XML declaration', () => Buffer.from(`<?xml version="1.0"?>\n${SVG}`)],
  ['an AVIF', () => pictureOf(400, 400).avif().toBuffer()],
  ['a GIF', () => pictureOf(400, 400).gif().toBuffer()],
  ['a TIFF', () => pictureOf(400, 400).tiff().toBuffer()],
  ['a BMP', () => bmpFile(400, 400, () => [1, 2, 3])],
  ['a text', () => Buffer.from('no picture')],
])('%s is refused by its first bytes', async (_, file) => {
  await expect(normalisePhoto(await file())).rejects.toThrow('it must be JPEG, PNG or WebP');
});

test('a photo that is too large or too small is reported as such, and a truncated one is refused', async () => {
  const large = await pictureOf(6400, 6400).png().toBuffer();
  await expect(normalisePhoto(large)).rejects.toThrow('has 6400 × 6400 pixels; the limit is 40 million');
  await expect(normalisePhoto(await pictureOf(159, 90).png().toBuffer())).rejects.toThrow('is smaller than 160');
  const whole = await pictureOf(400, 400).jpeg().toBuffer();
  await expect(normalisePhoto(whole.subarray(0, whole.length / 2))).rejects.toThrow(PhotoFault);
});

test.each([
  [2000, 1000, 1600],
  [1200, 1200, 1200],
  [300, 200, 300],
  [160, 90, 160],
])('a photo of %d by %d pixels becomes a square of %d with a margin in its own colour', async (width, height, side) => {
  const normalised = sharp(
    await normalisePhoto(await pictureOf(width, height, '#204080').jpeg({ quality: 100 }).toBuffer()),
  );
  expect(await normalised.metadata()).toMatchObject({ format: 'webp', width: side, height: side });
  const { data } = await normalised.raw().toBuffer({ resolveWithObject: true });
  for (const [channel, value] of [0x20, 0x40, 0x80].entries())
    expect(Math.abs((data[channel] ?? 0) - value)).toBeLessThan(6);
});

test('a photo is rotated upright, and transparent parts get the store’s background', async () => {
  const turned = await pictureOf(400, 200)
    .composite([
      { input: { create: { width: 200, height: 200, channels: 3, background: '#000000' } }, left: 0, top: 0 },
    ])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const upright = await sharp(await normalisePhoto(turned))
    .raw()
    .toBuffer();
  const at = (x: number, y: number) => upright[(y * 400 + x) * 3] ?? 0;
  expect([at(200, 50) < 20, at(200, 350) > 235]).toEqual([true, true]);
  const clear = await sharp({ create: { width: 200, height: 200, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const [red = 0, green = 0, blue = 0] = await sharp(await normalisePhoto(clear))
    .raw()
    .toBuffer();
  expect([red, green, blue].map((value, index) => Math.abs(value - ([0xf4, 0xf1, 0xec][index] ?? 0)) < 4)).toEqual([
    true,
    true,
    true,
  ]);
});
