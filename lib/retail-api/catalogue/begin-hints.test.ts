import { seedProducts } from '../testing/seed.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { beginHints } from './begin-hints.ts';
import { importFiles } from './import-files.ts';

test('a new shop reads how to begin, and which of the linked pages are missing', async () => {
  const { db, close } = await openTestDatabase('sqlite');
  const importAll = () => importFiles({ db, demo: false, now: () => 1000, onProgress: () => undefined });
  expect(await beginHints(db)).toEqual([]);
  await importAll();
  expect(await beginHints(db)).toEqual([expect.stringContaining('npm run catalogue -- import FILE')]);
  await seedProducts(db);
  await db.deleteFrom('pages').where('slug', '=', 'cookies').execute();
  expect(await beginHints(db)).toEqual([expect.stringContaining('do not exist: cookies.')]);
  await close();
});
