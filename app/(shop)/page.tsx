import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import { getHome } from '#lib/storefront/catalogue/server.ts';
import { getFlags, getMenu } from '#lib/storefront/content/server.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { siteUrl } from '#lib/storefront/platform/site/site-url.ts';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';
import { homeJsonLd } from '@/components/home/home-json-ld';
import { HomeView } from '@/components/home/home-view';
import { languageAlternates } from '@/components/seo/page-languages';
import { openGraph } from '@/components/seo/page-metadata';
import { JsonLd } from '@/components/ui/json-ld';

/** Title and description are the store's, from the layout. */
export function generateMetadata(): Metadata {
  return {
    alternates: languageAlternates(paths.home()),
    openGraph: { ...openGraph(paths.home()) },
  };
}

/** The home page. */
export default async function HomePage() {
  const admission = await requireAdmission();
  const home = await getHome(admission, await getFlags());
  if (home.ok) {
    // Without products there are no categories either; a layout of nothing alone is the operator's choice.
    const isEmptyShop = home.value.length === 0 && (await getMenu('desktop')).length === 0;
    return (
      <>
        <JsonLd data={homeJsonLd(home.value, siteUrl(paths.home()), shopProfile().seller.legalName)} />
        <HomeView sections={home.value} isEmptyShop={isEmptyShop} />
      </>
    );
  }
  markUnavailable();
  return <UnavailableMessage href={paths.home()} />;
}
