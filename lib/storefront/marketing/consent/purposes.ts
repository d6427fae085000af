import { VISIT_PURPOSES, type VisitPurpose } from '#lib/contract/vocabulary.ts';
import * as m from '#messages';

export { VISIT_PURPOSES, type VisitPurpose } from '#lib/contract/vocabulary.ts';

/** Version of the notice, letters and digits only; visitors who chose under another version are asked again. */
export const NOTICE_VERSION = '5';

/** The purposes of earlier notices: a choice made under them says nothing about other purposes. */
const PURPOSES_BY_VERSION: ReadonlyMap<string, readonly VisitPurpose[]> = new Map([['1', ['statistics', 'campaigns']]]);

/** The purposes that a version of the notice asked about. */
export function purposesOfConsentVersion(version: string): readonly VisitPurpose[] {
  return PURPOSES_BY_VERSION.get(version) ?? VISIT_PURPOSES;
}

/**
 * The notice: the description of each purpose and of the data stored for it. A changed text needs a new
 * version.
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
