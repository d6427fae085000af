import { useEffect } from 'react';
import { startAnalytics } from '#lib/analytics/start.ts';
import { startCampaigns } from '#lib/campaigns/start.ts';
import { sendWaiting } from '#lib/consent/choice-log.ts';
import { followOtherTabs } from '#lib/consent/client.ts';
import { ConsentBanner } from '@/components/consent/consent-banner';

/** What follows a visit: the question of consent, and what is done with the answer. */
export function VisitParts() {
  useEffect(() => {
    void sendWaiting();
    return followOtherTabs();
  }, []);
  useEffect(() => {
    startCampaigns();
    startAnalytics();
  }, []);
  return <ConsentBanner />;
}
