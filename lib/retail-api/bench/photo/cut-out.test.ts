import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Cutout, cutOut } from './cut-out.ts';

const SIDE = 400;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cut-out-'));
});

afterAll(() => rm(folder, { recursive: true }));

const coverAt = ({ alpha }: Cutout, x: number, y: number) => alpha[y * SIDE + x];

/** Cuts what a drawing shows on the white of the store's photos. */
async function cutDrawing(shapes: string): Promise<Cutout> {
  const file = join(folder, 'drawing.png');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
    <rect width="${SIDE}" height="${SIDE}" fill="#f4f0e9"/>${shapes}</svg>`;
  await sharp(Buffer.from(drawing)).png().toFile(file);
  const cutout = await cutOut(file);
  if (!cutout) throw new Error('The drawing has no plain ground.');
  return cutout;
}

it('keeps the inside of a pearl, whose outline has a gap', async () => {
  const cutout = await cutDrawing(`
    <circle cx="200" cy="200" r="60" fill="#f3eae2"/>
    <path d="M 202 140 A 60 60 0 1 1 198 140" fill="none" stroke="#d8d4ce" stroke-width="2"/>`);
  expect(coverAt(cutout, 200, 200)).toBe(255);
  expect(coverAt(cutout, 170, 220)).toBe(255);
  expect(coverAt(cutout, 100, 200)).toBe(0);
  expect(Math.abs(cutout.box.width - 122)).toBeLessThan(8);
});

it('opens the inside of a white ring', async () => {
  const cutout = await cutDrawing(
    '<circle cx="200" cy="200" r="90" fill="none" stroke="#c4c2be" stroke-width="26"/>' +
      '<circle cx="200" cy="200" r="90" fill="none" stroke="#f3eae2" stroke-width="20"/>',
  );
  expect(coverAt(cutout, 200, 200)).toBe(0);
  expect(coverAt(cutout, 290, 200)).toBe(255);
});

it('keeps a white dial, in which numerals stand alone', async () => {
  const cutout = await cutDrawing(
    '<circle cx="200" cy="200" r="90" fill="none" stroke="#a86a38" stroke-width="26"/>' +
      '<rect x="196" y="150" width="8" height="60" fill="#202020"/>',
  );
  expect(coverAt(cutout, 160, 200)).toBe(255);
  expect(coverAt(cutout, 200, 180)).toBe(255);
});

it('leaves the soft shadow of silver behind', async () => {
  const cutout = await cutDrawing(
    '<defs><filter id="soft"><feGaussianBlur stdDeviation="9"/></filter></defs>' +
      '<ellipse cx="200" cy="262" rx="70" ry="12" fill="#cfcac2" filter="url(#soft)"/>' +
      '<rect x="140" y="160" width="120" height="90" fill="#b4b4b2"/>',
  );
  expect(coverAt(cutout, 200, 200)).toBe(255);
  expect(cutout.box.height).toBeLessThan(96);
});

it('cuts out a golden ring with its hole', async () => {
  const cutout = await cutDrawing('<circle cx="200" cy="200" r="90" fill="none" stroke="#c9a040" stroke-width="26"/>');
  expect(coverAt(cutout, 200, 200)).toBe(0);
  expect(coverAt(cutout, 290, 200)).toBe(255);
});

it('cuts nothing out of a close-up', async () => {
  const file = join(folder, 'close-up.png');
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#888', noise } })
    .png()
    .toFile(file);
  await expect(cutOut(file)).resolves.toBeNull();
});
