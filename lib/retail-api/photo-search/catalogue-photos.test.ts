import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { importedFolder } from '../catalogue/images/imported-photos.ts';
import { photoSources } from '../catalogue/images/photo-sources.ts';
import type { OpenDatabase } from '../core/db/engine.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { PhotoAnalyzer } from './photo-analyzer.ts';
import { CataloguePhotoSearch } from './photo-search.ts';

// Two processes are started, which takes time on a busy machine.
jest.setTimeout(300_000);

let opened: OpenDatabase;
let dataDir: string;
let search: CataloguePhotoSearch;

beforeAll(async () => {
  opened = await openTestDatabase('sqlite');
  dataDir = await mkdtemp(join(tmpdir(), 'samay-photos-'));
  search = new CataloguePhotoSearch({
    db: opened.db,
    dataDir,
    onProgress: () => undefined,
    onError: (error) => {
      throw error;
    },
    inBackground: true,
    // A slow machine must not count as an error of a photo.
    analyzer: new PhotoAnalyzer({ answeredWithinMs: 120_000 }),
  });
});
afterAll(async () => {
  await search.stop();
  await opened.close();
  await rm(dataDir, { recursive: true });
});

/** A photo as a shopper takes it: larger, greyer and as JPEG. */
const photograph = (file: string) => sharp(file).resize(900, 900).modulate({ brightness: 0.9 }).jpeg().toBuffer();

test('photos of an import are found by image search like those of the demo', async () => {
  const demo = [...(await photoSources()).values()].find(({ fileName }) => fileName === '1801AV01-1.webp');
  const imported = 'OWN-PENDANT-1-5f3a9c1e';
  const importedFile = join(importedFolder(dataDir), `${imported}.webp`);
  await mkdir(importedFolder(dataDir), { recursive: true });
  const drop = '<svg width="400" height="400"><path d="M200 60 L290 250 A95 95 0 1 1 110 250 Z" fill="#207050"/></svg>';
  await sharp({ create: { width: 400, height: 400, channels: 3, background: '#f4f1ec' } })
    .composite([{ input: Buffer.from(drop) }])
    .webp()
    .toFile(importedFile);
  const products = { '1801AV01': demo?.name, OWN: imported, 'LOST PHOTO': 'OWN-LOST-1-00000000' };
  for (const [position, [code, photo]] of Object.entries(products).entries()) {
    const document = JSON.stringify({ RootCategory: 'Watches', Images: [`${photo}.webp`] });
    await opened.db.insertInto('products').values({ code, slug: code, document, position, modified_at: 1 }).execute();
  }
  await search.follow(new AbortController().signal);
  const find = async (file = '') => search.find(await photograph(file), 1);
  expect(await find(importedFile)).toEqual({ kind: 'found', codes: ['OWN'] });
  expect(await find(demo?.file)).toEqual({ kind: 'found', codes: ['1801AV01'] });
});
