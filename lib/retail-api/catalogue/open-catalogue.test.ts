import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PHOTO_FORMATS, PRODUCT_PHOTO_WIDTHS } from '#lib/shared/photo.ts';
import { savePage } from '../content/page-repository.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { importedFolder } from './images/imported-photos.ts';
import { CATALOGUE_DIRECTORY } from './images/photo-sources.ts';
import { openCatalogue } from './open-catalogue.ts';
import type { Progress } from './progress.ts';

test('after another process changes a price, the index follows and the right pages are reported', async () => {
  const opened = await openTestDatabase('sqlite');
  const dataDir = await mkdtemp(join(tmpdir(), 'samay-catalogue-'));
  const changes: string[][] = [];
  const catalogue = await openCatalogue({
    db: opened.db,
    dataDir,
    now: () => 1000,
    onProgress: () => undefined,
    onChanged: (tags) => changes.push(tags),
    onError: (error) => {
      throw error;
    },
    makePhotos: false,
  });
  try {
    expect(changes[0]).toEqual(expect.arrayContaining(['home', 'menu', 'product:1801AV01', 'list:watches/men']));
    const byPrice = { category: 'watches', filters: {}, sort: 'price-low', offset: 0, limit: 1 } as const;
    const cheapest = async () => (await catalogue.index.query(byPrice)).codes[0];
    expect(await cheapest()).not.toBe('1801AV01');
    const structure = catalogue.index.structure;

    await opened.db.updateTable('skus').set({ price: 100 }).where('sku', '=', '1801AV01').execute();
    await opened.db.updateTable('products').set({ modified_at: 2000 }).where('code', '=', '1801AV01').execute();
    await opened.db.updateTable('catalogue_version').set({ version: 99, imported_at: 2000 }).execute();
    while (changes.length < 2) await sleep(20);

    expect(await cheapest()).toBe('1801AV01');
    expect(catalogue.index.structure).not.toBe(structure);
    expect(changes[1]).toEqual(
      expect.arrayContaining(['product:1801AV01', 'list:watches', 'list:brands/featured-brands/aarvane']),
    );
    expect(changes[1]).not.toContain('product:1801AV02');
    expect(changes[1]).not.toContain('list:jewellery');

    // Another process saves a menu panel: all pages are reported, though no footer link changed, and no index is built;
    // otherwise it would include this price change.
    await opened.db.updateTable('skus').set({ price: 1 }).where('sku', '=', '1801AV02').execute();
    const panel = { slug: 'menu-desktop-watches', title: 'Watches', group: '', content: '<b>New</b>', story: null };
    expect(await savePage(opened.db, { ...panel, expectedUpdatedAt: 1000, by: '' }, 3000)).toMatchObject({
      code: 'Success',
    });
    while (changes.length < 3) await sleep(20);
    expect(changes[2]).toEqual(['page:menu-desktop-watches', 'menu']);

    // A story that names a product is shown on its page.
    const story = { Kind: 'guide' as const, Summary: 'One watch.', Picture: 'home-watches.webp' };
    const guide = { slug: 'one-watch', title: 'One watch', group: '', content: '<a href="/p-1801av03">It</a>', story };
    expect(await savePage(opened.db, { ...guide, expectedUpdatedAt: 0, by: '' }, 4000)).toMatchObject({
      code: 'Success',
    });
    while (changes.length < 4) await sleep(20);
    expect(changes[3]).toEqual(expect.arrayContaining(['page:one-watch', 'journal', 'product:1801AV03']));
    expect(await cheapest()).toBe('1801AV01');

    catalogue.tally.add('blue watch');
  } finally {
    await catalogue.close();
  }
  const counted = await opened.db.selectFrom('search_weeks').selectAll().execute();
  expect(counted).toEqual([{ text: 'blue watch', week: 0, searches: 1 }]);
  await opened.close();
  await rm(dataDir, { recursive: true });
});

test('a shop without the demo makes the sizes of its own photos alone', async () => {
  const opened = await openTestDatabase('sqlite');
  const dataDir = await mkdtemp(join(tmpdir(), 'samay-catalogue-'));
  await mkdir(importedFolder(dataDir), { recursive: true });
  await copyFile(
    join(CATALOGUE_DIRECTORY, 'images', '1801AV01-1.webp'),
    join(importedFolder(dataDir), 'own-0a1b2c3d.webp'),
  );
  const { promise: begun, resolve } = Promise.withResolvers<Progress>();
  const catalogue = await openCatalogue({
    db: opened.db,
    dataDir,
    demo: false,
    now: () => 1000,
    onProgress: (progress) => progress.task === 'Photos' && resolve(progress),
    onChanged: () => undefined,
    makePhotos: true,
  });
  const { total } = await begun;
  await catalogue.close();
  expect(total).toBe(PHOTO_FORMATS.length * PRODUCT_PHOTO_WIDTHS.length);
  await opened.close();
  await rm(dataDir, { recursive: true });
});
