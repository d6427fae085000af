import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { csvOf } from '../../testing/drafts-of-file.ts';
import { type OperatorStore, openOperatorStore } from '../../testing/operator-shop.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';
import { zipOf } from '../../testing/zip-of.ts';
import { openNamedFiles } from './named-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'named-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

const PHOTOS = ['rings/R1-2.jpg', 'rings/R1.JPG', 'R1 (3).png', 'R10.jpg', 'R1.txt', '.R1.jpg', '__MACOSX/R1-4.jpg'];

async function zipped(files: readonly (readonly [string, string | Uint8Array])[]) {
  await writeFile(join(folder, 'photos.zip'), await zipOf(files));
  return openNamedFiles(join(folder, 'photos.zip'));
}

async function unzipped(paths: readonly string[]) {
  await mkdir(join(folder, 'rings'));
  await mkdir(join(folder, '__MACOSX'));
  for (const path of paths) await writeFile(join(folder, path), path);
  return openNamedFiles(folder);
}

test.each([
  ['a zip file', () => zipped(PHOTOS.map((path) => [path, path]))],
  ['a folder', () => unzipped(PHOTOS)],
])('photos of %s that are named after a product are found in their order', async (_where, open) => {
  const files = await open();
  expect(await files.photosOf(['r1'])).toEqual(['rings/R1.JPG', 'rings/R1-2.jpg', 'R1 (3).png']);
  expect(await files.photosOf(['R2'])).toEqual([]);
  expect(String(await files.read('rings/R1-2.jpg'))).toBe('rings/R1-2.jpg');
  expect(await files.read('R9.jpg')).toBeNull();
  await files.close();
});

test('a name without its folder is found in a zip file, unless it means several', async () => {
  const files = await zipped([
    ['a/ring.jpg', '1'],
    ['a/two.jpg', '2'],
    ['b/two.jpg', '3'],
  ]);
  expect(String(await files.read('Ring.jpg'))).toBe('1');
  await expect(files.read('two.jpg')).rejects.toThrow('means both a/two.jpg and b/two.jpg of the zip');
});

test('a path that does not exist is refused', async () => {
  await expect(openNamedFiles(join(folder, 'none'))).rejects.toThrow('cannot be read (ENOENT)');
});

describeOnEachEngine('importing with photos in a zip file', (engine) => {
  let store: OperatorStore;
  beforeAll(async () => {
    store = await openOperatorStore(engine);
  });
  beforeEach(() => store.reset());
  afterAll(() => store.close());

  test('photos are taken by the column, or by the SKU where it is empty', async () => {
    const photo = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    const files = await zipped([
      ['x/K-1.png', photo],
      ['x/K-1-2.png', photo],
      ['x/front.png', photo],
    ]);
    const watch = {
      Title: 'Kiln',
      Brand: 'Kiln',
      Category: 'Watches',
      Gender: 'Men',
      Colour: 'Blue',
      MRP: '999',
      Stock: '1',
      Description: 'Slim.',
    };
    const content = csvOf(
      { ...watch, SKU: 'K-1' },
      { ...watch, SKU: 'K-2', Title: 'Kiln Two', Photos: 'front.png' },
      { ...watch, SKU: 'K-3', Title: 'Kiln Three' },
    );
    expect(await store.import(content, { files })).toMatchObject({ accepted: 2, written: 2 });
    expect((await store.product('K-1'))?.Images).toHaveLength(2);
    expect((await store.product('K-2'))?.Images).toEqual([expect.stringMatching(/^K-2-1-/)]);
    expect(store.shown).toEqual([expect.stringContaining('K-3: has no photo')]);
    await files.close();
  });
});
