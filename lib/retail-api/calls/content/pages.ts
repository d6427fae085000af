import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../call-handler.ts';

const MOST_SLUGS = 20;

/** Pages and fragments in the order asked for; slugs that the store does not have are left out. */
export const pages = handlerFor(calls.pages, async (request, { db }) => {
  const slugs = request.PageURL.split(',')
    .map((slug) => slug.trim().toLowerCase())
    // Layouts such as `home.json` are settings, not pages.
    .filter((slug) => /^[a-z0-9-]+$/.test(slug))
    .slice(0, MOST_SLUGS);
  if (slugs.length === 0) return succeed([]);
  const rows = await db.selectFrom('pages').select(['slug', 'content']).where('slug', 'in', slugs).execute();
  const contents = new Map(rows.map((row) => [row.slug, row.content]));
  return succeed(
    [...new Set(slugs)].flatMap((slug) => {
      const content = contents.get(slug);
      return content === undefined ? [] : { PageURL: slug, PageContent: content };
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
      .execute(),
  ),
);
