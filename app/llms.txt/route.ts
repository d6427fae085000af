import { HOUR_SECONDS } from '#lib/shared/durations.ts';
import * as paths from '#lib/shared/paths.ts';
import { getBrandLinks, getFooter, getMenu } from '#lib/storefront/content/server.ts';
import { getJournal } from '#lib/storefront/journal/server.ts';
import { machineGuide } from '#lib/storefront/marketing/feeds/machine-guide.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { siteUrl } from '#lib/storefront/platform/site/site-url.ts';

const SOURCES = [
  { name: 'Sitemap', href: paths.sitemap() },
  { name: 'Everything for sale as a feed (RSS 2.0, Google Merchant)', href: paths.merchantFeed() },
];

/** How long the description is true: an hour, or until an occasion of the journal starts or ends. */
function secondsValid(journal: Awaited<ReturnType<typeof getJournal>>): number {
  const changesAt = journal.ok ? journal.value.changesAt : undefined;
  if (changesAt === undefined) return HOUR_SECONDS;
  return Math.min(HOUR_SECONDS, Math.max(0, Math.floor((changesAt - Date.now()) / 1000)));
}

/** A description of the store and its main URLs, for language models. */
export async function GET(): Promise<Response> {
  const admission = await requireAdmission();
  const [lists, brands, groups, journal] = await Promise.all([
    getMenu('desktop'),
    getBrandLinks(),
    getFooter(),
    getJournal(admission),
  ]);
  const stories = journal.ok ? journal.value.stories.map(({ title, href }) => ({ name: title, href })) : [];
  return new Response(machineGuide({ lists, brands, groups, stories, sources: SOURCES, siteUrl }), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      // Without its lists the store is starting or unreachable, so the response must not be cached.
      'Cache-Control': lists.length === 0 ? 'no-store' : `public, max-age=${secondsValid(journal)}`,
    },
  });
}
