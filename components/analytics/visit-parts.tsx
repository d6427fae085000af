import { useEffect, useState } from 'react';
import { startRecent } from '#lib/storefront/catalogue/recently-viewed/start.ts';
import { startAnalytics } from '#lib/storefront/marketing/analytics/start.ts';
import { startCampaigns } from '#lib/storefront/marketing/campaigns/start.ts';
import { sendWaiting } from '#lib/storefront/marketing/consent/choice-log.ts';
import { choiceCookie, followOtherTabs } from '#lib/storefront/marketing/consent/client.ts';
import { LazyCompareBar } from '@/components/catalogue/compare/lazy-compare-bar';
import { LazyCompareToggle } from '@/components/catalogue/compare/lazy-compare-toggle';
import { LazyRecentlyViewed } from '@/components/catalogue/recently-viewed/lazy-recently-viewed';
import { ConsentControl } from '@/components/consent/consent-control';
import { preloadProductParts } from '@/components/product/lazy-parts';
import { LazyStockFinder } from '@/components/stores/lazy-stock-finder';
import { currentNetwork, prefetchLimit } from '../navigation/prefetch-plan';

/** The parts that follow a visit: consent, the analytics it permits, recently viewed products, what the next page needs. */
export function VisitParts() {
  // Read before the parts are: a choice in another tab may come between that and their effects.
  const [choiceAtFirst] = useState(choiceCookie);
  useEffect(() => {
    void sendWaiting();
    return followOtherTabs(choiceAtFirst);
  }, [choiceAtFirst]);
  useEffect(() => {
    startCampaigns();
    startAnalytics();
    startRecent();
    if (prefetchLimit(currentNetwork()).pages > 0) void preloadProductParts();
  }, []);
  return (
    <>
      <LazyCompareToggle />
      <LazyCompareBar />
      <LazyRecentlyViewed />
      <LazyStockFinder />
      <ConsentControl />
    </>
  );
}
