// Constants without schemas, so that browser code can import them without Zod.

/** The moderation states of a shopper's public text; a person reads it before it is published. */
export const MODERATION_STATES = ['waiting', 'approved', 'refused'] as const;
export type ModerationState = (typeof MODERATION_STATES)[number];

/** The decisions of a moderator. */
export const MODERATION_DECISIONS = ['approve', 'refuse'] as const;
export type ModerationDecision = (typeof MODERATION_DECISIONS)[number];

/** The sort orders of a product's reviews. */
export const REVIEW_ORDERS = ['newest', 'highest', 'lowest', 'with-photos'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

export const MAX_STARS = 5;
export const REVIEW_TITLE_LENGTH = 80;
export const REVIEW_TEXT_LENGTHS = { min: 20, max: 2000 } as const;
/** The longest public name of an author, in characters. */
export const DISPLAY_NAME_LENGTH = 40;
/** The longest reason for a rejection, in characters. */
export const REFUSAL_LENGTH = 300;
/** The number of reviews, or of questions, on one page. */
export const REVIEWS_PER_PAGE = 10;
