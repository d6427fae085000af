import type { VisitPurpose } from '#lib/contract/vocabulary.ts';

export { VISIT_PURPOSES, type VisitPurpose } from '#lib/contract/vocabulary.ts';

/** Of the notice that asks, letters and digits alone; a choice made under another one is asked for anew. */
export const NOTICE_VERSION = '1';

/** The notice: what each purpose means, and what is kept for it. A change of its words is another version. */
export const VISIT_PURPOSE_TEXTS: Readonly<Record<VisitPurpose, { title: string; text: string }>> = {
  statistics: {
    title: 'Statistics',
    text: 'We count which pages and pieces are looked at, put into carts and bought, to see what helps and what is missing. A measuring service works for us, and its cookies begin with _ga.',
  },
  campaigns: {
    title: 'Campaigns',
    text: 'We note which advertisement or mail led you here, to see which ones are worth their cost. The cookies are utm_source, utm_medium, utm_campaign and track.',
  },
};
