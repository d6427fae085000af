/** What a visitor may agree to beyond what the store needs to work. */
export const VISIT_PURPOSES = ['statistics', 'campaigns'] as const;
export type VisitPurpose = (typeof VISIT_PURPOSES)[number];

/** Of the notice that asks; a choice made under another one is asked for anew. */
export const NOTICE_VERSION = '1';
