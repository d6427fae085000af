import type { Metadata } from 'next';
import { formatLongMoment } from '#lib/shared/dates.ts';
import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import { parseNotifyNotice } from '#lib/storefront/catalogue/stock-alerts/notices.ts';
import { launchClock } from '#lib/storefront/launch/server.ts';
import { readAdmission } from '#lib/storefront/platform/session/admission.ts';
import { redirect } from '#lib/storefront/platform/site/redirects.ts';
import * as m from '#messages';
import { CountdownView } from '@/components/launch/countdown-view';
import { openGraphLocales } from '@/components/seo/page-languages';

/** The metadata, which must not reveal the store's content before the launch, not even in social cards. */
export function generateMetadata(): Metadata {
  const description = m.accessOpensOn({ shop: shopName(), moment: formatLongMoment(launchClock().launchAt) });
  return {
    title: m.launchTitle(),
    description,
    robots: { index: false },
    openGraph: {
      title: `${m.launchTitle()} | ${shopName()}`,
      description,
      siteName: shopName(),
      ...openGraphLocales(),
      type: 'website',
    },
  };
}

interface CounterPageProps {
  searchParams: Promise<{ notice?: string | string[] }>;
}

/** The countdown before the launch, at `/counter`. */
export default async function CounterPage({ searchParams }: CounterPageProps) {
  if (await readAdmission()) redirect(paths.home());
  const { notice } = await searchParams;
  return <CountdownView clock={launchClock()} notice={parseNotifyNotice(typeof notice === 'string' ? notice : null)} />;
}
