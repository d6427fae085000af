// Plain words without schemas, so that browser code may import them alone.

/** How far what a shopper wrote for everybody has come: it is read by a person before anybody else sees it. */
export const MODERATION_STATES = ['waiting', 'approved', 'refused'] as const;
export type ModerationState = (typeof MODERATION_STATES)[number];

/** What whoever reads it first may decide. */
export const VERDICTS = ['approve', 'refuse'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Orders of the reviews of a product. */
export const REVIEW_ORDERS = ['newest', 'highest', 'lowest', 'with-photos'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

export const MOST_STARS = 5;
export const REVIEW_TITLE_LENGTH = 80;
export const REVIEW_TEXT_LENGTHS = { least: 20, most: 2000 } as const;
/** Of the name that stands beside what a shopper wrote. */
export const DISPLAY_NAME_LENGTH = 40;
/** Of why something is not published. */
export const REFUSAL_LENGTH = 300;
/** Reviews, and questions, on one page. */
export const REVIEWS_PER_PAGE = 10;
