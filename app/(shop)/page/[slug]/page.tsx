import type { Metadata } from 'next';
import { cache } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { failure, type Result } from '#lib/shared/result.ts';
import { CONTACT_SLUG, SITEMAP_SLUG } from '#lib/shared/route-names.ts';
import { getBrandLinks, getFlags, getFooter, getMenu, getPage } from '#lib/storefront/content/server.ts';
import type { ContentPage } from '#lib/storefront/content/types.ts';
import { hasGoldRates } from '#lib/storefront/gold-rate/server.ts';
import { getJournal } from '#lib/storefront/journal/server.ts';
import { isNotice } from '#lib/storefront/platform/gate/index.ts';
import { markDegraded, markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { ContentView } from '@/components/content/content-view';
import { SiteTree } from '@/components/content/site-tree';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/error-pages/not-found-page';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';
import { pageMetadata } from '@/components/seo/page-metadata';

interface PageProps {
  params: Promise<{ slug: string }>;
}

const SLUG = /^[a-z0-9][a-z0-9-]{0,80}$/;
/** An invalid slug is not requested from the retail API. */
const load = cache(async (slug: string): Promise<Result<ContentPage>> => {
  if (!isNotice(paths.content(slug))) await requireAdmission();
  return SLUG.test(slug) ? getPage(slug) : failure({ kind: 'not-found' });
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { slug } = await params;
  const page = await load(slug);
  if (!page.ok) return NOT_FOUND_METADATA;
  const { title, description } = page.value;
  return pageMetadata({ title, description, href: paths.content(slug) });
}

/** All lists, brands and pages of the store, the same on every device. */
async function Everything() {
  const admission = await requireAdmission();
  const [menu, brands, groups, { goldExchange }, journal, goldRates] = await Promise.all([
    getMenu('desktop'),
    getBrandLinks(),
    getFooter(),
    getFlags(),
    getJournal(admission),
    hasGoldRates(admission),
  ]);
  if (!journal.ok) markDegraded();
  const stories = journal.ok ? journal.value.stories : [];
  return (
    <SiteTree
      menu={menu}
      brands={brands}
      groups={groups}
      stories={stories}
      oldGold={goldExchange}
      goldRates={goldRates}
    />
  );
}

/** A content page of the operator, at `/page/SLUG`. */
export default async function ContentPageView({ params }: PageProps) {
  const { slug } = await params;
  const page = await load(slug);
  const href = paths.content(slug);
  if (!page.ok && page.failure.kind === 'unavailable') {
    markUnavailable();
    return <UnavailableMessage href={href} />;
  }
  if (!page.ok) return <NotFoundPage />;
  return (
    // The contact page contains all that the contact card at the end of other pages says.
    <ContentView page={page.value} href={href} contactCard={slug !== CONTACT_SLUG}>
      {slug === SITEMAP_SLUG && <Everything />}
    </ContentView>
  );
}
