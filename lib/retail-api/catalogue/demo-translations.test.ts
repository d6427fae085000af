import { importPromotions } from '../cart/promotions/import-promotions.ts';
import { demoPromotions, sourceOf } from '../cart/promotions/read-promotions.ts';
import { writePage } from '../content/page-repository.ts';
import type { OpenDatabase } from '../core/db/engine.ts';
import { openDemoDatabase } from '../testing/demo-catalogue.ts';
import { presentSource } from '../translations/present-source.ts';
import { readSources } from '../translations/read-sources.ts';
import { readTranslations } from '../translations/translation-records.ts';
import { importDemoTranslations } from './demo-translations.ts';

const NOW = Date.parse('2026-11-27T06:00:00Z');
let opened: OpenDatabase;

beforeEach(async () => {
  opened = await openDemoDatabase('sqlite');
  await importPromotions(opened.db, sourceOf(await demoPromotions()), NOW);
  await importDemoTranslations(opened.db, NOW);
});
afterEach(() => opened.close());

async function missingIn(kind: 'category' | 'brand' | 'offer') {
  const sources = await readSources(opened.db, kind, { after: '', limit: 1000, search: '' });
  const ids = sources.map(({ id }) => id);
  const translationOf = await readTranslations(opened.db, { kind, language: 'hi' }, ids);
  const records = sources.map((source) => presentSource(source, translationOf(source.id), 'hi'));
  return records.filter(({ Missing, Outdated }) => Missing + Outdated > 0).map(({ Id }) => Id);
}

test('every category, brand and offer of the demo speaks Hindi', async () => {
  expect([await missingIn('category'), await missingIn('brand'), await missingIn('offer')]).toEqual([[], [], []]);
});

const textsOf = async (ids: readonly string[]) => {
  const translationOf = await readTranslations(opened.db, { kind: 'page', language: 'hi' }, ids);
  return ids.map((id) => translationOf(id).texts.PageContent?.Text ?? '');
};

test('every page and story of the demo is in Hindi, with the places, links and cells of its English', async () => {
  const rows = await opened.db
    .selectFrom('pages')
    .select(['slug', 'content'])
    .where('content', 'like', '<%')
    .where('slug', 'not like', '%.json')
    .execute();
  const places = /\{\{[a-z-]+(?::[^}]+)?\}\}|href="[^"]*"|id="[^"]*"|<(?:h2|h3|tr|t[dh]|li|d[td])\b/g;
  const placesIn = (html: string) => (html.match(places) ?? []).toSorted();
  const hindi = await textsOf(rows.map(({ slug }) => slug));
  expect(Object.fromEntries(rows.map(({ slug }, at) => [slug, placesIn(hindi[at] ?? '')]))).toEqual(
    Object.fromEntries(rows.map(({ slug, content }) => [slug, placesIn(content)])),
  );
  for (const text of hindi) expect(text.match(/\p{Script=Devanagari}/gu)?.length).toBeGreaterThan(4);
});

test('a page that somebody rewrites is no longer said in the words of the demo, at the next start neither', async () => {
  const page = { slug: 'returns', title: 'Returns', footer_group: 'Help', content: '<p>Ours.</p>', is_saved: 1 };
  await opened.db
    .transaction()
    .execute((transaction) => writePage(transaction, page, { now: NOW, change: 'saved', by: 'Meera' }));
  expect((await textsOf(['returns', 'shipping'])).map((text) => text !== '')).toEqual([false, true]);
  await importDemoTranslations(opened.db, NOW);
  expect(await textsOf(['returns'])).toEqual(['']);
});

test('what an operator translated stays, and a second import changes nothing', async () => {
  const saved = { texts: JSON.stringify({ Intro: { Text: 'मेरा', Of: 'x' } }), version: 1 };
  await opened.db
    .updateTable('translations')
    .set(saved)
    .where('kind', '=', 'category')
    .where('id', '=', 'watches')
    .execute();
  const before = await opened.db.selectFrom('catalogue_version').selectAll().executeTakeFirstOrThrow();
  await importDemoTranslations(opened.db, NOW);
  expect(await opened.db.selectFrom('catalogue_version').selectAll().executeTakeFirstOrThrow()).toEqual(before);
  const row = opened.db
    .selectFrom('translations')
    .select('texts')
    .where('kind', '=', 'category')
    .where('id', '=', 'watches');
  expect(await row.executeTakeFirstOrThrow()).toEqual({ texts: saved.texts });
});
