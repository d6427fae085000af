import * as m from '#messages';
import type { VisitPurpose } from './purposes.ts';

/**
 * The notice: the description of each purpose and of the data stored for it. A changed text needs a new
 * `NOTICE_VERSION`. In a file of its own, because every page reads choices and few show these texts.
 */
export const VISIT_PURPOSE_TEXTS: Readonly<Record<VisitPurpose, { title: () => string; text: () => string }>> = {
  statistics: {
    title: m.consentStatistics,
    text: m.consentStatisticsText,
  },
  campaigns: {
    title: m.consentCampaigns,
    text: m.consentCampaignsText,
  },
  recent: {
    title: m.consentRecent,
    text: m.consentRecentText,
  },
};
