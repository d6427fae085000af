/** What a shopper was about to do who is sent to /404 because a call failed. */
export const NOT_FOUND_REASONS = ['sign-in', 'sign-out'] as const;
export type NotFoundReason = (typeof NOT_FOUND_REASONS)[number];

/** Why a photo that came without scripts found nothing: its kind, its content, its size, or that the store cannot say. */
export const PHOTO_PROBLEMS = ['kind', 'content', 'size', 'unavailable'] as const;
export type PhotoProblem = (typeof PHOTO_PROBLEMS)[number];

/** The steps of the checkout, in their order. */
export const CHECKOUT_STEPS = ['contact', 'address', 'delivery', 'payment'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** The action of the sign-in page for who asks after an order. */
export const ORDER_STATUS = 'order-status';

/** The content page below whose text stand the links to everything else. */
export const SITEMAP_SLUG = 'sitemap';
/** The content page that says how the store is reached. */
export const CONTACT_SLUG = 'contact';
/** The content page that says how reviews and answers come about. */
export const REVIEWS_SLUG = 'reviews';
/** Where the reviews of a product, and the questions about it, stand on its page. */
export const REVIEWS_ID = 'reviews';
export const QUESTIONS_ID = 'questions';

/** `number`: the form for the mobile number, although a code was sent. */
export type SignInStep = 'number';
