import { useEffect } from 'react';
import { startAnalytics } from '#lib/analytics/start.ts';
import { startCampaigns } from '#lib/campaigns/start.ts';
import { sendWaiting } from '#lib/consent/choice-log.ts';
import { followOtherTabs } from '#lib/consent/client.ts';
import { startRecent } from '#lib/recent/start.ts';
import { LateCompareBar } from '@/components/compare/late-compare-bar';
import { LateCompareToggle } from '@/components/compare/late-compare-toggle';
import { ConsentBanner } from '@/components/consent/consent-banner';
import { LateRecent } from '@/components/recent/late-recent';
import { LateStockFinder } from '@/components/stores/late-stock-finder';

/** What follows a visit: the question of consent, what is done with the answer, and what a page shows of earlier ones. */
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
      <LateCompareToggle />
      <LateCompareBar />
      <LateRecent />
      <LateStockFinder />
      <ConsentBanner />
    </>
  );
}
