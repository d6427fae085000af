import { calls, type DataOf } from '#lib/contract/index.ts';
import { photoNames } from '../catalogue/images/photo-sources.ts';
import { footerRows } from '../content/footer-columns.ts';
import { loadMetalRateTable } from '../content/load-metal-rates.ts';
import { METAL_RATES_TOKEN, withMetalRates } from '../content/metal-rates.ts';
import { pageDate } from '../content/page-date.ts';
import { withPictureNames } from '../content/panel-pictures.ts';
import { readShopFacts, withShopFacts, withShopFactsInHtml } from '../content/shop-facts.ts';
import { succeed } from '../core/outcome.ts';
import { readLocalTexts } from '../translations/stored-texts.ts';
import type { ApiContext } from './api-context.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

const MAX_SLUGS = 20;

/** Pages and fragments in the requested order; slugs that the store does not have are left out. */
const pages = handlerFor(calls.pages, async (request, { db, now }) => {
  const slugs = request.PageURL.split(',')
    .map((slug) => slug.trim().toLowerCase())
    // Layouts such as `home.json` are settings, not pages.
    .filter((slug) => /^[a-z0-9-]+$/.test(slug))
    .slice(0, MAX_SLUGS);
  if (slugs.length === 0) return succeed([]);
  const rows = await db
    .selectFrom('pages')
    .select(['slug', 'content', 'modified_at', 'dated_at'])
    .where('slug', 'in', slugs)
    .execute();
  const textsOf = await readLocalTexts(db, 'page', slugs);
  const found = new Map(
    rows.map((row) => [row.slug, { ...row, content: textsOf(row.slug).get('PageContent') ?? row.content }]),
  );
  const shown = [...found.values()];
  const table = shown.some(({ content }) => content.includes(METAL_RATES_TOKEN)) ? await loadMetalRateTable(db) : '';
  const today = now();
  const facts = await readShopFacts(db, today);
  return succeed(
    [...new Set(slugs)].flatMap((slug) => {
      const row = found.get(slug);
      if (!row) return [];
      const PageContent = withMetalRates(withShopFactsInHtml(row.content, facts), table);
      return { PageURL: slug, PageContent, UpdatedAt: pageDate(row, today) };
    }),
  );
});

/** The pages linked in the footer, group by group. */
const footerPages = handlerFor(calls.footerPages, async (_request, { db, now }) => {
  const rows = await footerRows(db);
  const facts = await readShopFacts(db, now());
  const textsOf = await readLocalTexts(
    db,
    'page',
    rows.map(({ PageURL }) => PageURL),
  );
  return succeed(
    rows.map(({ PageURL, PageTitle, Group }) => ({
      PageURL,
      PageTitle: withShopFacts(textsOf(PageURL).get('PageTitle') ?? PageTitle, facts),
      Group: withShopFacts(textsOf(PageURL).get('Group') ?? Group, facts),
    })),
  );
});

type MenuItem = DataOf<typeof calls.categoryMenu>[number];

/** The category tree; without `Hierarchy` only the top categories. Empty categories are left out. */
const categoryMenu = handlerFor(calls.categoryMenu, async (request, { catalogue }) =>
  succeed(menuBelow(catalogue, catalogue.roots(), request.Hierarchy === 1)),
);

/** The whole category tree; the top categories carry the operator's panel for the device (1 desktop, 2 mobile). */
const megaMenu = handlerFor(calls.megaMenu, async (request, { db, catalogue }) => {
  const device = request.DeviceType === 2 ? 'mobile' : 'desktop';
  const rows = await db
    .selectFrom('pages')
    .select(['slug', 'content'])
    .where('slug', 'like', `menu-${device}-%`)
    .execute();
  const names = await photoNames();
  const textsOf = await readLocalTexts(
    db,
    'page',
    rows.map(({ slug }) => slug),
  );
  const panels = new Map(
    rows.map(({ slug, content }) => [slug, withPictureNames(textsOf(slug).get('PageContent') ?? content, names)]),
  );
  const field = device === 'mobile' ? 'MobileMenuContent' : 'DesktopMenuContent';
  const menu = menuBelow(catalogue, catalogue.roots(), true);
  return succeed(menu.map((item) => ({ ...item, [field]: panels.get(`menu-${device}-${item.CategoryURL}`) ?? '' })));
});

function menuBelow(catalogue: ApiContext['catalogue'], categories: readonly string[], deep: boolean): MenuItem[] {
  return categories.flatMap((path) => {
    const category = catalogue.category(path);
    if (!category || category.count === 0) return [];
    return {
      StoreCategoryName: category.name,
      CategoryURL: path,
      DesktopMenuContent: '',
      MobileMenuContent: '',
      Children: deep ? menuBelow(catalogue, category.children, deep) : [],
    };
  });
}

/** Handlers of the calls about pages, strips and menus for shoppers. */
export const contentCalls: readonly CallHandler[] = [pages, footerPages, categoryMenu, megaMenu];
