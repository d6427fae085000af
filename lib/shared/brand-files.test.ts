import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { DEFAULT_PALETTES } from '#lib/shared/colour-contrast.ts';
import { ConfigurationError } from '#lib/shared/env.ts';
import { readBrandFiles } from './brand-files.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><rect width="300" height="60"/></svg>';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (pictures: object) =>
  readBrandFiles({ colours: DEFAULT_PALETTES, ...pictures }, join(folder, 'shop.json'));
const write = (name: string, body: string | Buffer) => writeFileSync(join(folder, name), body);
const square = (size: number) =>
  sharp({ create: { width: size, height: size, channels: 4, background: '#7a1f3d' } })
    .png()
    .toBuffer();

test('a profile without pictures replaces nothing', async () => {
  expect(await read({})).toEqual({ files: new Map(), logo: null, fonts: {} });
});

test('a logo keeps its file and brings its size, and may have another one for the dark scheme', async () => {
  write('logo.svg', SVG);
  write('dark.svg', SVG.replace('<rect', '<rect fill="#fff"'));
  const { files, logo } = await read({ logo: 'logo.svg', darkLogo: 'dark.svg' });
  expect(logo).toEqual({
    src: expect.stringMatching(/^\/icons\/logo-[0-9a-f]{12}\.svg$/),
    darkSrc: expect.stringMatching(/^\/icons\/logo-[0-9a-f]{12}\.svg$/),
    width: 300,
    height: 60,
  });
  expect(logo?.darkSrc).not.toBe(logo?.src);
  expect(files.get(logo?.src ?? '')?.toString()).toBe(SVG);
});

test('an icon is made in every size that browsers and home screens ask for', async () => {
  write('icon.png', await square(600));
  const { files } = await read({ icon: 'icon.png' });
  const sizes = await Promise.all(
    [...files].map(async ([path, body]) => {
      // The library reads no ICO; the PNG follows the head of 22 bytes.
      const { width } = await sharp(path.endsWith('.ico') ? body.subarray(22) : body).metadata();
      return [path, width];
    }),
  );
  expect(Object.fromEntries(sizes)).toEqual({
    '/icons/192-v1.png': 192,
    '/icons/512-v1.png': 512,
    '/icons/maskable-512-v1.png': 512,
    '/apple-icon.png': 180,
    '/favicon.ico': 32,
    '/icon.svg': 192,
  });
});

test('the icon for masks leaves a tenth of the ground on each side', async () => {
  write('icon.png', await square(512));
  const { files } = await read({ icon: 'icon.png' });
  const { data, info } = await sharp(files.get('/icons/maskable-512-v1.png'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
  expect(pixel(20, 256)).toEqual([0xfa, 0xf7, 0xf2]);
  expect(pixel(256, 256)).toEqual([0x7a, 0x1f, 0x3d]);
});

test('a picture of any proportion becomes the preview of links', async () => {
  write('share.png', await square(900));
  const { files } = await read({ shareImage: 'share.png' });
  expect(await sharp(files.get('/icons/share-v1.png')).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test.each([
  ['<script>alert(1)</script>'],
  ['<rect onload="alert(1)"/>'],
  ['<a href="javascript:alert(1)"/>'],
  ['<image href="https://evil.example/a.png"/>'],
  ['<style>@import "//evil.example/a.css"</style>'],
  ['<foreignObject/>'],
  ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'],
])('a drawing with %s is refused', async (part) => {
  write('logo.svg', SVG.replace('<rect', `${part}<rect`));
  await expect(read({ logo: 'logo.svg' })).rejects.toThrow(/SHOP_FILE: logo: .*only a plain drawing is safe/);
});

test.each([
  ['a missing file', 'logo', 'none.png', 'cannot be read (ENOENT)'],
  ['what is not a picture', 'logo', 'text.png', 'is not a picture'],
  ['an icon that is too small', 'icon', 'small.png', 'must be a square of at least 512 pixels'],
  ['a logo of another type', 'logo', 'small.gif', 'must be an SVG, PNG or WebP file'],
])('%s is refused by its field', async (_name, field, file, message) => {
  write('text.png', 'no picture');
  write('small.png', await square(100));
  write(
    'small.gif',
    await sharp(await square(10))
      .gif()
      .toBuffer(),
  );
  const reading = read({ [field]: file });
  await expect(reading).rejects.toThrow(ConfigurationError);
  await expect(reading).rejects.toThrow(message);
});

test('an own font is served under the hash of its bytes', async () => {
  copyFileSync('public/fonts/figtree-400-500-v1.woff2', join(folder, 'own.woff2'));
  const { files, fonts } = await read({ textFont: 'own.woff2' });
  expect(fonts).toEqual({
    text: { src: expect.stringMatching(/^\/fonts\/own-[0-9a-f]{12}\.woff2$/), isVariable: true, hasDevanagari: false },
  });
  expect([...files.keys()]).toEqual([fonts.text?.src]);
});

test.each([
  ['a picture in place of a font', Buffer.from(SVG), 'is not a WOFF2 font'],
  ['a font of more than 200 kB', Buffer.alloc(200_001), 'is larger than 200 kB'],
])('%s is refused by its field', async (_, body, problem) => {
  write('own.woff2', body);
  await expect(read({ displayFont: 'own.woff2' })).rejects.toThrow(ConfigurationError);
  await expect(read({ displayFont: 'own.woff2' })).rejects.toThrow(problem);
});

test('an own font without the letters of prices and pages is refused, and says which are missing', async () => {
  copyFileSync('public/fonts/noto-sans-devanagari-400-500-v1.woff2', join(folder, 'own.woff2'));
  await expect(read({ displayFont: 'own.woff2' })).rejects.toThrow(
    /SHOP_FILE: displayFont: .*own\.woff2 has no glyph for 0 1 2 .* more; export it with ₹/,
  );
});
