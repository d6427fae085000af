import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { csvOf, draftsOfFile } from '../../testing/drafts-of-file.ts';
import { OPERATOR_SITE, type OperatorStore, openOperatorStore } from '../../testing/operator-shop.ts';
import { readTranslations } from '../../translations/translation-records.ts';
import { runExport } from './export-run.ts';
import { saveTexts } from './save-texts.ts';

const WATCH = { SKU: 'K-1', Title: 'Kiln One', Brand: 'Kiln', Category: 'Watches', MRP: '1299' };

let store: OperatorStore;
beforeAll(async () => {
  store = await openOperatorStore('sqlite');
});
beforeEach(async () => {
  await store.reset();
  await store.db.deleteFrom('translations').execute();
});
afterAll(() => store.close());

const stored = async (code: string) =>
  (await readTranslations(store.db, { kind: 'product', language: 'hi' }, [code]))(code);

test('columns of a language fill texts of the product, and one that is too long is refused', async () => {
  const [fine, long] = await draftsOfFile(
    csvOf(
      { ...WATCH, 'Title:hi': 'किल्न वन', 'Highlights:hi': 'पहली, दूसरी' },
      { ...WATCH, SKU: 'K-2', 'Title:hi': 'अ'.repeat(201) },
    ),
  );
  expect([...(fine?.texts?.get('hi') ?? [])]).toEqual([
    ['ProductTitle', 'किल्न वन'],
    ['Highlights', 'पहली\nदूसरी'],
  ]);
  expect(long?.faults.map(({ text }) => text)).toEqual([expect.stringMatching(/^Title:hi: /)]);
});

test('JSON is refused where a text is too long, is none, or is in a language that the store does not have', async () => {
  const [{ ProductCode = '' } = {}] = store.demo;
  const of = async (Translations: unknown) => {
    const [draft] = await draftsOfFile(JSON.stringify([{ ProductCode, Translations }]));
    return draft?.faults.map(({ field }) => field);
  };
  expect(await of({ hi: { ProductTitle: 'घड़ी', WarrantyText: 'अ'.repeat(300) } })).toEqual([]);
  expect(await of({ hi: { ProductTitle: 'अ'.repeat(201), Description: 7 } })).toEqual([
    'Translations.hi.ProductTitle',
    'Translations.hi.Description',
  ]);
  // A name that every object has is no better than another misspelt one.
  expect(await of({ hi: { constructor: 'घड़ी', Titel: 'घड़ी', 'Attributes.Strap': 'पट्टा' } })).toEqual([
    'Translations.hi.constructor',
    'Translations.hi.Titel',
    'Translations.hi.Attributes.Strap',
  ]);
  expect(await of({ hi: { 'Attributes.Functions': 'तारीख', 'Engraving.Place': 'पीछे' } })).toEqual([]);
  expect(await of({ ta: { ProductTitle: 'கடிகாரம்' } })).toEqual(['Translations']);
});

test('an export that comes back leaves a text whose English has changed to be read again', async () => {
  const [{ ProductCode: code = '' } = {}] = store.demo;
  const title = (text: string) => new Map([['hi' as const, new Map([['ProductTitle', text]])]]);
  await saveTexts(store.db, [{ code, texts: title('मेरी घड़ी') }], 3000);
  const before = (await stored(code)).texts.ProductTitle?.Of;
  const row = await store.db
    .selectFrom('products')
    .select('document')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const document = JSON.stringify({ ...JSON.parse(row.document), ProductTitle: 'Another title' });
  await store.db.updateTable('products').set({ document }).where('code', '=', code).execute();
  await saveTexts(store.db, [{ code, texts: title('मेरी घड़ी') }], 4000);
  expect((await stored(code)).texts.ProductTitle?.Of).toBe(before);
  await saveTexts(store.db, [{ code, texts: title('दूसरी घड़ी') }], 5000);
  expect((await stored(code)).texts.ProductTitle?.Of).not.toBe(before);
});

test.each(['table', 'json'] as const)(
  'texts that an export as %s has come back with it, and unchanged ones are not written',
  async (format) => {
    const [{ ProductCode: code = '' } = {}] = store.demo;
    const options = {
      db: store.db,
      siteUrl: OPERATOR_SITE,
      onProgress: () => undefined,
      signal: new AbortController().signal,
    };
    const texts = new Map([
      ['ProductTitle', 'मेरी घड़ी'],
      ['Description', 'एक घड़ी।'],
    ]);
    await saveTexts(store.db, [{ code, texts: new Map([['hi' as const, texts]]) }], 3000);
    expect((await stored(code)).texts.ProductTitle?.Text).toBe('मेरी घड़ी');
    const file = join(store.folder, 'export');
    await runExport({ ...options, file, format });
    const content = await readFile(file, 'utf8');
    expect(await store.import(content, { replace: true })).toMatchObject({ translated: 0 });
    expect((await stored(code)).version).toBe(1);
    await store.db.deleteFrom('translations').execute();
    expect(await store.import(content, { replace: true })).toMatchObject({
      accepted: store.demo.length,
      written: 0,
      translated: 1,
      ignored: [],
    });
    expect(Object.keys((await stored(code)).texts)).toEqual(['ProductTitle', 'Description']);
  },
);
