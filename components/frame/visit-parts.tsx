import { useEffect } from 'react';
import { startRecent } from '#lib/storefront/catalogue/recently-viewed/start.ts';
import { startAnalytics } from '#lib/storefront/marketing/analytics/start.ts';
import { startCampaigns } from '#lib/storefront/marketing/campaigns/start.ts';
import { sendWaiting } from '#lib/storefront/marketing/consent/choice-log.ts';
import { followOtherTabs } from '#lib/storefront/marketing/consent/client.ts';
import { LazyCompareBar } from '@/components/compare/lazy-compare-bar';
import { LazyCompareToggle } from '@/components/compare/lazy-compare-toggle';
import { ConsentControl } from '@/components/consent/consent-control';
import { LazyRecentlyViewed } from '@/components/recent/lazy-recently-viewed';
import { LazyStockFinder } from '@/components/stores/lazy-stock-finder';

/** The parts that follow a visit: the choices of consent, the analytics it permits, and recently viewed products. */
export function VisitParts() {
  useEffect(() => {
    void sendWaiting();
    return followOtherTabs();
  }, []);
  useEffect(() => {
    startCampaigns();
    startAnalytics();
    startRecent();
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
