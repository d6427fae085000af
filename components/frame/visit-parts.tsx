import { useEffect } from 'react';
import { startAnalytics } from '#lib/analytics/start.ts';
import { startCampaigns } from '#lib/campaigns/start.ts';
import { ConsentBanner } from '@/components/consent/consent-banner';

/** What follows a visit: the question of consent, and what is done with the answer. */
export function VisitParts() {
  useEffect(() => {
    startCampaigns();
    startAnalytics();
  }, []);
  return <ConsentBanner />;
}
