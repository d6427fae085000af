import sharp from 'sharp';
import { contentMatchesExtension, readHeader } from '../../catalogue/images/read-header.ts';
import { bmpFile } from '../../testing/bmp.ts';
import { hostilePhoto } from '../../testing/hostile-photos.ts';
import type { Raster } from '../raster.ts';
import { decodeBmp, UnreadableBmp } from './decode-bmp.ts';
import { decodePhoto } from './decode-photo.ts';

const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: '#c01020' } });
const colours = (x: number, y: number) => [x * 10, y * 20, 200] as const;

async function decode(bytes: Uint8Array) {
  const header = readHeader(bytes);
  if (!header) throw new Error('There is no header.');
  return decodePhoto(bytes, header);
}

test.each<[string, () => Promise<Buffer>]>([
  ['png', () => picture.clone().png().toBuffer()],
  ['jpeg', () => picture.clone().jpeg().toBuffer()],
  ['webp', () => picture.clone().webp().toBuffer()],
  ['webp', () => picture.clone().webp({ lossless: true }).toBuffer()],
  ['bmp', async () => bmpFile(30, 20, colours)],
])('the header of a %s gives its format and size', async (format, bytes) => {
  expect(readHeader(await bytes())).toEqual({ format, width: 30, height: 20 });
});

test('an extension matches only its own format', () => {
  const header = { format: 'jpeg', width: 1, height: 1 } as const;
  expect(
    ['jpg', 'jpeg', 'jfif', 'png', 'webp', 'bmp', 'gif'].filter((extension) =>
      contentMatchesExtension(extension, header),
    ),
  ).toEqual(['jpg', 'jpeg', 'jfif']);
});

test('a truncated header is refused, at any byte', async () => {
  for (const file of [
    await picture.clone().jpeg().toBuffer(),
    await picture.clone().webp().toBuffer(),
    bmpFile(9, 9, colours),
  ]) {
    for (let length = 0; length < 24; length++) expect(readHeader(file.subarray(0, length))).toBeNull();
  }
});

test.each([[{ bits: 24 }], [{ bits: 32 }], [{ bits: 24, topDown: true }]] as const)(
  'a BMP is decoded as it was written: %j',
  (options) => {
    const { width, height, data } = decodeBmp(bmpFile(13, 7, colours, options), 512);
    expect([width, height]).toEqual([13, 7]);
    expect([...data.subarray((3 * 13 + 5) * 3, (3 * 13 + 6) * 3)]).toEqual([50, 60, 200]);
  },
);

test('a BMP with a palette is decoded, and a large one is reduced', () => {
  const grey = decodeBmp(
    bmpFile(6, 4, (x) => [x * 40, 0, 0], { bits: 8 }),
    512,
  );
  expect([...grey.data.subarray(9, 12)]).toEqual([120, 120, 120]);
  const small = decodeBmp(
    bmpFile(100, 50, () => [10, 20, 30]),
    20,
  );
  expect([small.width, small.height, ...small.data.subarray(0, 3)]).toEqual([20, 10, 10, 20, 30]);
});

test('a BMP that is compressed, of another depth or truncated is refused with a message', () => {
  expect(() => decodeBmp(bmpFile(4, 4, colours, { compression: 1 }), 512)).toThrow(UnreadableBmp);
  expect(() => decodeBmp(bmpFile(40, 40, colours).subarray(0, 400), 512)).toThrow('cut off');
  const withoutPalette = bmpFile(4, 4, colours, { bits: 8 });
  withoutPalette.writeUInt32LE(2000, 14);
  expect(() => decodeBmp(withoutPalette, 512)).toThrow('cut off');
  const odd = bmpFile(4, 4, colours);
  odd.writeUInt16LE(4, 28);
  expect(() => decodeBmp(odd, 512)).toThrow('depth');
});

/** The red corner of an upright picture of 40 by 20 pixels; the others are blue. */
const UPRIGHT = 'top left';

/**
 * The stored pixels for each EXIF orientation (table 3 of the standard): the size, and the position of the red
 * corner.
 */
test.each([
  [1, 40, 20, 'top left'],
  [2, 40, 20, 'top right'],
  [3, 40, 20, 'bottom right'],
  [4, 40, 20, 'bottom left'],
  [5, 20, 40, 'top left'],
  [6, 20, 40, 'bottom left'],
  [7, 20, 40, 'bottom right'],
  [8, 20, 40, 'top right'],
])('a photo of orientation %i is rotated upright', async (orientation, width, height, corner) => {
  const stored = sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    {
      input: { create: { width: 10, height: 10, channels: 3, background: '#ff0000' } },
      left: corner.endsWith('right') ? width - 10 : 0,
      top: corner.startsWith('bottom') ? height - 10 : 0,
    },
  ]);
  const bytes = await stored.jpeg({ quality: 100 }).withMetadata({ orientation }).toBuffer();
  const turned = await decode(bytes);
  expect([turned.width, turned.height, redCornerOf(turned)]).toEqual([40, 20, UPRIGHT]);
});

function redCornerOf({ width, height, data }: Raster): string {
  const isRed = (x: number, y: number) => (data[(y * width + x) * 3] ?? 0) > 200;
  const corners = {
    'top left': [2, 2],
    'top right': [-3, 2],
    'bottom left': [2, -3],
    'bottom right': [-3, -3],
  } as const;
  const found = Object.entries(corners).filter(([, [x, y]]) => isRed((x + width) % width, (y + height) % height));
  return found.map(([name]) => name).join();
}

test.each([
  // Such a brown is printed without blue.
  ['four colours of ink', { space: 'cmyk' }, [136, 62, 0]],
  // The picture is half transparent, so that white shines through.
  ['sixteen bits', { depth: 'ushort' }, [195, 161, 144]],
  ['an animation', { pages: 3 }, [255, 0, 0]],
] as const)('%s become three bytes per pixel', async (what, isSo, colour) => {
  const { bytes } = await hostilePhoto(what);
  expect(await sharp(bytes).metadata()).toMatchObject(isSo);
  const { width, height, data } = await decode(bytes);
  expect(data).toHaveLength(width * height * 3);
  for (const [channel, value] of colour.entries()) expect(Math.abs((data[channel] ?? 0) - value)).toBeLessThan(16);
});

test.each(['png', 'jpeg', 'webp'] as const)('a greyscale %s becomes three bytes per pixel', async (format) => {
  const { data } = await decode(await picture.clone().greyscale().toFormat(format).toBuffer());
  expect(data).toHaveLength(30 * 20 * 3);
  expect(Math.abs((data[0] ?? 0) - (data[2] ?? 0))).toBeLessThan(3);
});

test('of an animation the first frame is decoded, in its own size', async () => {
  expect(await decode((await hostilePhoto('an animation')).bytes)).toMatchObject({ width: 60, height: 40 });
});

test('another kind of animation with the header of a photo is refused', async () => {
  await expect(decode((await hostilePhoto('another animation in its wrapping')).bytes)).rejects.toThrow();
});

test('a photo with too many pixels is not decoded, whatever its header said', async () => {
  const { bytes } = await hostilePhoto('huge by its header');
  await expect(decodePhoto(bytes, { format: 'png', width: 1, height: 1 })).rejects.toThrow('pixel limit');
});

test('a large photo is reduced to the size needed', async () => {
  const large = await picture.clone().resize(2000, 1000).jpeg().toBuffer();
  expect(await decode(large)).toMatchObject({ width: 512, height: 256 });
});

test('a truncated photo is refused', async () => {
  const noise = sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
  const bytes = await noise.png().toBuffer();
  await expect(decode(bytes.subarray(0, bytes.length / 2))).rejects.toThrow();
});
