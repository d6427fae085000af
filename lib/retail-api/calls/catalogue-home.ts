import { calls, type DataOf, type HomeLayout, homeLayout } from '#lib/contract/index.ts';
import { presentOffers } from '../cart/promotions/present-offers.ts';
import { BRAND_LISTS } from '../catalogue/catalogue-index.ts';
import type { CatalogueStore } from '../catalogue/catalogue-product.ts';
import type { PhotoSource } from '../catalogue/images/photo-sources.ts';
import { photosByFile, tilePicture } from '../catalogue/images/tile-picture.ts';
import { loadBrands } from '../catalogue/load-brands.ts';
import { loadStores } from '../catalogue/load-stores.ts';
import { presentCards } from '../catalogue/present-item.ts';
import { readPageDraft } from '../content/drafts/draft-repository.ts';
import { opensPreview } from '../content/drafts/preview-link.ts';
import { firstHome } from '../content/first-home.ts';
import { HOME_SLUG } from '../content/home-layout.ts';
import { presentJournal } from '../content/present-journal.ts';
import { readShopFacts, withShopFacts } from '../content/shop-facts.ts';
import { fail, succeed } from '../core/outcome.ts';
import { layoutField } from '../translations/page-sources.ts';
import { readLocalTexts } from '../translations/stored-texts.ts';
import type { ApiContext } from './api-context.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

const RAIL_LENGTH = 8;
/** How many products a rail reads to find some that no rail above it shows. */
const RAIL_REACH = 40;

/** A section of the home page in the response. */
type HomeSection = DataOf<typeof calls.homeSections>[number];

/** A section of the operator's layout, of one kind or of any. */
type SectionLayout<Kind extends HomeLayout[number]['Kind'] = HomeLayout[number]['Kind']> = Extract<
  HomeLayout[number],
  { Kind: Kind }
>;

/** What a section is built from. */
interface HomeSources {
  context: ApiContext;
  /** Pictures of the catalogue by file name. */
  photos: ReadonlyMap<string, PhotoSource>;
  /** Codes of the products in the rails above; each rail adds its own. */
  shown: Set<string>;
}

/** A section without content. */
function emptySection({ Kind, Title }: SectionLayout): HomeSection {
  return { Kind, Title, Tiles: [], ListUrl: '', Products: [], Stores: [], Points: [], Offers: [], Stories: [] };
}

/** Whether the section has content; one without content is left out. */
function hasContent({ Tiles, Products, Stores, Points, Offers, Stories }: HomeSection): boolean {
  return [Tiles, Products, Stores, Points, Offers, Stories].some((content) => content.length > 0);
}

/** All brands, with their pictures if they have one. */
async function brandsSection(layout: SectionLayout, { context, photos }: HomeSources): Promise<HomeSection> {
  const brands = await loadBrands(context.db);
  const Tiles = brands.map((brand) => ({
    Title: brand.Name,
    Text: brand.Country,
    Url: `${BRAND_LISTS}/${brand.Slug}`,
    ...tilePicture(brand.HeroImage === null ? undefined : photos.get(brand.HeroImage)),
  }));
  return { ...emptySection(layout), Tiles };
}

/** The offers for everything that are valid now. */
async function offersSection(layout: SectionLayout, { context }: HomeSources): Promise<HomeSection> {
  const { db, catalogue, now } = context;
  return { ...emptySection(layout), Offers: await presentOffers(db, catalogue, now()) };
}

/** The first products of a list, without those in a rail above and sold-out ones. */
async function railSection(layout: SectionLayout<'rail'>, { context, shown }: HomeSources): Promise<HomeSection> {
  const { codes } = await context.search.query({
    category: layout.ListUrl,
    filters: { stock: ['in-stock'] },
    sort: layout.Sort,
    offset: 0,
    limit: RAIL_REACH,
  });
  const fresh = codes.filter((code) => !shown.has(code)).slice(0, RAIL_LENGTH);
  for (const code of fresh) shown.add(code);
  return { ...emptySection(layout), ListUrl: layout.ListUrl, Products: await presentCards(context, fresh) };
}

type Store = HomeSection['Stores'][number];

/** All physical stores in the operator's order. */
async function storesSection(layout: SectionLayout, { context }: HomeSources): Promise<HomeSection> {
  return { ...emptySection(layout), Stores: (await loadStores(context.db)).map(presentStore) };
}

function presentStore({ StoreCode, Name, Address, City, State, Pincode, Phone, Hours }: CatalogueStore): Store {
  const week = Object.entries(Hours).map(([days, hours]) => ({ Days: daysInWords(days), Hours: hours }));
  return { StoreCode, Name, Address, City, State, Pincode, Phone, Hours: week };
}

/** `MonToSat` as `Mon to Sat`. */
function daysInWords(days: string): string {
  return days.replace(/(?<=[a-z])To(?=[A-Z])/g, ' to ').replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}

/** How many stories the home page shows. */
const STORIES = 3;

/** The first stories of the journal. */
async function journalSection(layout: SectionLayout, { context, photos }: HomeSources): Promise<HomeSection> {
  return { ...emptySection(layout), ...(await presentJournal(context, photos, STORIES)) };
}

/** Links to lists. A tile without a picture is left out because it would leave a gap in the row. */
async function tilesSection(
  layout: SectionLayout<'hero' | 'tiles'>,
  { photos, context }: HomeSources,
): Promise<HomeSection> {
  const Tiles = await Promise.all(
    layout.Tiles.map(async (tile) => {
      const photo = photos.get(tile.Image) ?? (await context.pictures.find(tile.Image));
      return { ...tile, ...tilePicture(photo) };
    }),
  );
  return { ...emptySection(layout), Tiles: Tiles.filter((tile) => tile.Image !== '') };
}

/** The home page according to its layout page; a section without content is left out. */
const homeSections = handlerFor(calls.homeSections, async (_request, context) => {
  const row = await context.db.selectFrom('pages').select('content').where('slug', '=', HOME_SLUG).executeTakeFirst();
  return succeed(await sectionsOf(row?.content, context));
});

/** The home page by the draft of its layout, behind a signed link. */
const previewedHome = handlerFor(calls.previewedHome, async ({ Token: token }, context) => {
  const { db, secret, now } = context;
  if (!opensPreview(secret, { slug: HOME_SLUG, token, now: now() })) return fail('NotFound');
  const draft = await readPageDraft(db, HOME_SLUG);
  if (!draft) return fail('NotFound');
  const { from_at: PublishFrom, until_at: PublishUntil } = draft;
  return succeed({ Sections: await sectionsOf(draft.content, context), PublishFrom, PublishUntil });
});

/** The sections of a stored layout with their content; without one, those of a shop that begins. */
async function sectionsOf(stored: string | undefined, context: ApiContext): Promise<HomeSection[]> {
  const facts = await readShopFacts(context.db, context.now());
  const texts = (await readLocalTexts(context.db, 'page', [HOME_SLUG]))(HOME_SLUG);
  const withFacts = (_key: string, value: unknown) =>
    typeof value === 'string' ? withShopFacts(texts.get(layoutField(value)) ?? value, facts) : value;
  const layout = stored === undefined ? firstHome(context.catalogue) : homeLayout.parse(JSON.parse(stored, withFacts));
  const sources: HomeSources = { context, photos: await photosByFile(), shown: new Set() };
  const sections: HomeSection[] = [];
  // The sections are built one after the other, because a rail must know which products are in those above it.
  for (const section of layout) sections.push(await buildSection(section, sources));
  return sections.filter(hasContent);
}

async function buildSection(layout: SectionLayout, sources: HomeSources): Promise<HomeSection> {
  switch (layout.Kind) {
    case 'hero':
    case 'tiles':
      return tilesSection(layout, sources);
    case 'rail':
      return railSection(layout, sources);
    case 'brands':
      return brandsSection(layout, sources);
    case 'stores':
      return storesSection(layout, sources);
    case 'offers':
      return offersSection(layout, sources);
    case 'journal':
      return journalSection(layout, sources);
    case 'trust':
      return { ...emptySection(layout), Points: layout.Points };
  }
}

/** Handlers of the calls about the home page. */
export const catalogueHomeCalls: readonly CallHandler[] = [homeSections, previewedHome];
