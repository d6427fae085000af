import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { recordTranslatedPromotions } from '../cart/promotions/lock-promotions.ts';
import { demoPromotions } from '../cart/promotions/read-promotions.ts';
import { cleanPage } from '../content/clean-page.ts';
import { HOME_SLUG } from '../content/home-layout.ts';
import { readPageFiles } from '../content/page-files.ts';
import { lockPages } from '../content/page-repository.ts';
import type { Database } from '../core/db/schema.ts';
import { lockKeys } from '../core/limits/lock-keys.ts';
import { type FileText, importFileTexts } from '../translations/file-texts.ts';
import { layoutField } from '../translations/page-sources.ts';
import { CATALOGUE_DIRECTORY } from './images/photo-sources.ts';
import { incrementCatalogueVersion } from './increment-catalogue-version.ts';
import { flattenCategories, readSource } from './read-source.ts';

const LANGUAGE = 'hi';
const PAGES = join(import.meta.dirname, '../content/pages', LANGUAGE);
const LISTS = join(CATALOGUE_DIRECTORY, LANGUAGE);
const PROMOTIONS = join(import.meta.dirname, '../cart/promotions/data', `${LANGUAGE}.json`);

const texts = z.record(z.string(), z.string().min(1));
const textsById = z.record(z.string(), texts);

async function readJson<Value>(path: string, schema: z.ZodType<Value>): Promise<Value> {
  return schema.parse(JSON.parse(await readFile(path, 'utf8')));
}

/** Imports what the demo says in Hindi, as far as its English stands. `now` in epoch milliseconds. */
export async function importDemoTranslations(db: Kysely<Database>, now: number): Promise<void> {
  const all = [...(await listTexts()), ...(await promotionTexts()), ...(await pageTexts())];
  await db.transaction().execute(async (transaction) => {
    await lockKeys(transaction, ['translations'], now);
    const changed = await importFileTexts(transaction, LANGUAGE, { texts: all, now });
    if (changed.has('category') || changed.has('brand')) await incrementCatalogueVersion(transaction, now);
    if (changed.has('offer') || changed.has('coupon')) await recordTranslatedPromotions(transaction);
    if (changed.has('page')) await lockPages(transaction);
  });
}

/** What the demo says of its categories and brands. */
async function listTexts(): Promise<FileText[]> {
  const { categories, brands } = await readSource(CATALOGUE_DIRECTORY);
  const [intros, stories] = [
    await readJson(join(LISTS, 'categories.json'), texts),
    await readJson(join(LISTS, 'brands.json'), texts),
  ];
  return [
    ...flattenCategories(categories).flatMap(({ CategoryURL: id, Intro: english }) =>
      fileText({ kind: 'category', id, field: 'Intro', english }, intros[id]),
    ),
    ...brands.flatMap(({ Slug: id, Story: english }) =>
      fileText({ kind: 'brand', id, field: 'Story', english }, stories[id]),
    ),
  ];
}

async function promotionTexts(): Promise<FileText[]> {
  const [{ offers, coupons }, own] = [
    await demoPromotions(),
    await readJson(PROMOTIONS, z.object({ offers: textsById, coupons: textsById })),
  ];
  return [
    ...offers.flatMap(({ id, title, terms }) => [
      ...fileText({ kind: 'offer', id, field: 'title', english: title }, own.offers[id]?.title),
      ...fileText({ kind: 'offer', id, field: 'terms', english: terms }, own.offers[id]?.terms),
    ]),
    ...coupons.flatMap(({ code: id, terms }) =>
      fileText({ kind: 'coupon', id, field: 'terms', english: terms }, own.coupons[id]?.terms),
    ),
  ];
}

/** What the demo says on its pages; stories have a title and a summary alone. */
async function pageTexts(): Promise<FileText[]> {
  const { pages } = await readPageFiles();
  const [home, stories, files] = [
    await readJson(join(PAGES, HOME_SLUG), texts),
    await readJson(join(PAGES, 'stories.json'), textsById),
    new Set(await readdir(PAGES)),
  ];
  const found: FileText[] = Object.entries(home).map(([english, text]) => {
    return { kind: 'page', id: HOME_SLUG, field: layoutField(english), english, text };
  });
  for (const { slug: id, title, content: english, story } of pages) {
    const own = stories[id];
    found.push(...fileText({ kind: 'page', id, field: 'PageTitle', english: title }, own?.PageTitle));
    found.push(...fileText({ kind: 'page', id, field: 'Summary', english: story?.Summary ?? '' }, own?.Summary));
    if (!files.has(`${id}.html`)) continue;
    const clean = cleanPage({
      slug: id,
      group: '',
      content: await readFile(join(PAGES, `${id}.html`), 'utf8'),
      story: null,
    });
    if (!clean.ok) throw new Error(`${id}.html in ${LANGUAGE} is refused: ${clean.message}.`);
    found.push({ kind: 'page', id, field: 'PageContent', english, text: clean.content });
  }
  return found;
}

function fileText(of: Omit<FileText, 'text'>, text: string | undefined): FileText[] {
  return text === undefined ? [] : [{ ...of, text }];
}
