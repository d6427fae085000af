import { VISIT_PURPOSES, type VisitPurpose } from '#lib/contract/vocabulary.ts';

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
export const VISIT_PURPOSE_TEXTS: Readonly<Record<VisitPurpose, { title: string; text: string }>> = {
  statistics: {
    title: 'Statistics',
    text: 'We count which pages and products people view, add to carts and buy, and how fast pages are, to improve the store. An analytics service measures this for us. Its cookies begin with _ga.',
  },
  campaigns: {
    title: 'Campaigns',
    text: 'We record which advertisement or email brought you here, also with an order that you place, to see which ones are worth their cost. The cookies are utm_source, utm_medium, utm_campaign and track.',
  },
  recent: {
    title: 'Recently viewed',
    text: 'Your browser remembers the last 12 products you viewed, so that you can find them again. The list is stored as recently-viewed. It leaves your browser only when we look up the current photos and prices of these products.',
  },
};
