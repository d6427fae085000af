/** The action that failed before the shopper was redirected to /404. */
export const NOT_FOUND_REASONS = ['sign-in', 'sign-out'] as const;
export type NotFoundReason = (typeof NOT_FOUND_REASONS)[number];

/**
 * Why a photo sent without JavaScript found nothing: its kind, its content, its size, or because image search
 * is unavailable.
 */
export const PHOTO_PROBLEMS = ['kind', 'content', 'size', 'unavailable'] as const;
export type PhotoProblem = (typeof PHOTO_PROBLEMS)[number];

/** The steps of the checkout, in order. */
export const CHECKOUT_STEPS = ['contact', 'address', 'delivery', 'payment'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** The action of the sign-in page for a shopper who looks for an order. */
export const ORDER_STATUS = 'order-status';

/** The content page that is followed by the links to everything else. */
export const SITEMAP_SLUG = 'sitemap';
/** The content page with the store's contact details. */
export const CONTACT_SLUG = 'contact';
/** The content page that explains where reviews and answers come from. */
export const REVIEWS_SLUG = 'reviews';
/** The anchors of a product's reviews and of its questions on its page. */
export const REVIEWS_ID = 'reviews';
export const QUESTIONS_ID = 'questions';

/** `number`: show the form for the mobile number, even if a code was sent. */
export type SignInStep = 'number';
