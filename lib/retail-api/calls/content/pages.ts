import { calls } from '#lib/contract/index.ts';
import { loadMetalRateTable } from '../../content/load-metal-rates.ts';
import { METAL_RATES_TOKEN, withMetalRates } from '../../content/metal-rates.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';

const MOST_SLUGS = 20;

/** Pages and fragments in the order asked for; slugs that the store does not have are left out. */
export const pages = handlerFor(calls.pages, async (request, { db, now }) => {
  const slugs = request.PageURL.split(',')
    .map((slug) => slug.trim().toLowerCase())
    // Layouts such as `home.json` are settings, not pages.
    .filter((slug) => /^[a-z0-9-]+$/.test(slug))
    .slice(0, MOST_SLUGS);
  if (slugs.length === 0) return succeed([]);
  const rows = await db
    .selectFrom('pages')
    .select(['slug', 'content', 'modified_at', 'dated_at'])
    .where('slug', 'in', slugs)
    .execute();
  const table = rows.some(({ content }) => content.includes(METAL_RATES_TOKEN)) ? await loadMetalRateTable(db) : '';
  const today = now();
  const found = new Map(rows.map((row) => [row.slug, row]));
  return succeed(
    [...new Set(slugs)].flatMap((slug) => {
      const row = found.get(slug);
      if (!row) return [];
      const PageContent = withMetalRates(row.content, table);
      // A day that has not come yet is a slip of the pen.
      const UpdatedAt = row.dated_at !== null && row.dated_at <= today ? row.dated_at : row.modified_at;
      return { PageURL: slug, PageContent, UpdatedAt };
    }),
  );
});

/** The pages that the footer links to, group by group. */
export const footerPages = handlerFor(calls.footerPages, async (_request, { db }) =>
  succeed(
    await db
      .selectFrom('pages')
      .select(['slug as PageURL', 'title as PageTitle', 'footer_group as Group'])
      .where('footer_group', '!=', '')
      .orderBy('position')
      // A file that came later may share the place of a page that an operator saved.
      .orderBy('slug')
      .execute(),
  ),
);
