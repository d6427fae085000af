// Constants without schemas, so that browser code can import them without Zod.

import { GATEWAYS } from './gateways.ts';

export * from './address-vocabulary.ts';
export * from './after-sale-vocabulary.ts';
export * from './gateways.ts';
export * from './list-vocabulary.ts';
export * from './order-vocabulary.ts';

/** What `/readyz` says, with HTTP 503, where reads go on but nothing can be written. */
export const STORAGE_FULL = 'storage full';
/** What a ready `/readyz` says in its field `search` where lists and searches fail because their server does not answer. */
export const SEARCH_AWAY = 'no answer';

/** The seven labels of a product, in order of precedence: at most two are shown on a card. */
export const LABELS = [
  'sold out',
  'few left',
  'price drop',
  'limited edition',
  'exclusive',
  'new',
  'hot seller',
] as const;
export type Label = (typeof LABELS)[number];

/** How a product is sized: in one size, in ring sizes, or in others such as those of bangles. */
export const SIZINGS = ['one', 'ring', 'other'] as const;
export type Sizing = (typeof SIZINGS)[number];

/**
 * The colours that the many names of dials, straps and cases are grouped into; in facet values lower case with
 * hyphens.
 */
export const COLOUR_FAMILIES = [
  'Black',
  'White',
  'Silver',
  'Grey',
  'Blue',
  'Green',
  'Brown',
  'Beige',
  'Red',
  'Pink',
  'Purple',
  'Orange',
  'Yellow',
  'Gold',
  'Rose Gold',
  'Mother of Pearl',
] as const;
export type ColourFamily = (typeof COLOUR_FAMILIES)[number];

/** A product code in its canonical form, as in the addresses of the store. */
export const PRODUCT_CODE_PATTERN = /^[A-Z0-9-]{3,40}$/;

/** The `Certificate` of a piece of jewellery that has none. */
export const NO_CERTIFICATE = 'None';

/** The most products among the suggestions for a search text. */
export const SUGGESTED_PRODUCTS = 3;

/** The most products that can be compared side by side. */
export const COMPARED_MAXIMUM = 4;

/** The format of a GST number: state, PAN, registration number, Z, check digit. */
export const GSTIN_PATTERN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/**
 * Invisible characters that change the direction of the text around them or make two texts look alike. The two
 * joiners are excluded, because Indian scripts need them.
 */
export const INVISIBLE_CHARACTERS = /[^\P{Cf}\u200C\u200D]/gu;
/** A text without invisible characters. */
export const VISIBLE_TEXT = /^[\P{Cf}\u200C\u200D]*$/u;
/** A visible letter: some Unicode letters are in fact blanks. */
export const VISIBLE_LETTER = /(?!\p{DI})\p{L}/u;
export const VISIBLE_LETTER_OR_DIGIT = /(?!\p{DI})[\p{L}\p{N}]/u;

/** The purposes a customer can consent to in addition to those of an order. */
export const CONSENT_PURPOSES = ['offers-sms', 'offers-email', 'updates-whatsapp'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** The forms in which a customer consents. */
export const CONSENT_FORMS = ['account', 'checkout'] as const;
export type ConsentForm = (typeof CONSENT_FORMS)[number];

/** The purposes a visitor can consent to beyond what the store needs to work. */
export const VISIT_PURPOSES = ['statistics', 'campaigns', 'recent'] as const;
export type VisitPurpose = (typeof VISIT_PURPOSES)[number];

/** The photo files accepted by image search, by extension without the dot, compared in lower case. */
export const IMAGE_SEARCH_EXTENSIONS = ['png', 'jpg', 'jpeg', 'bmp', 'webp', 'jfif'] as const;

/** The largest photo for image search, in bytes. */
export const IMAGE_SEARCH_MAXIMUM_BYTES = 5 * 1024 * 1024;

/** Why a coupon is not applied to a cart. */
export const COUPON_REFUSALS = [
  'unknown',
  'expired',
  'not-started',
  'minimum',
  'not-applicable',
  'used',
  'sign-in',
  'cart-limit',
] as const;
export type CouponRefusalReason = (typeof COUPON_REFUSALS)[number];

/** Why a gift coupon of the request is not applied any more. */
export const GIFT_COUPON_REFUSALS = ['expired', 'used'] as const;
export type GiftCouponRefusalReason = (typeof GIFT_COUPON_REFUSALS)[number];

/** A coupon or gift coupon code in its canonical form, letters and digits. */
export const COUPON_PATTERN = /^[A-Z0-9]{3,20}$/;

/** Number of a gift card; its PIN has the next pattern. */
export const GIFT_CARD_NUMBER_PATTERN = /^\d{16}$/;
export const GIFT_CARD_PIN_PATTERN = /^\d{6}$/;

/**
 * The smallest value of a gift card on sale, in whole rupees; followed by the largest, and the most cards per
 * cart.
 */
export const GIFT_CARD_MINIMUM = 500;
export const GIFT_CARD_MAXIMUM = 50_000;
export const GIFT_CARDS_PER_CART = 5;

/** The states of a gift card order; `issued`: its email is queued, but perhaps not sent yet. */
export const GIFT_CARD_ORDER_STATES = ['awaiting-payment', 'issued'] as const;
export type GiftCardOrderState = (typeof GIFT_CARD_ORDER_STATES)[number];

/** The payment methods of an order. `gift-card` alone pays an order whose balance is zero after gift cards. */
export const PAYMENT_METHODS = [...GATEWAYS, 'cash-on-delivery', 'gift-card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/**
 * Why a payment method cannot be chosen for a cart; empty where it can. `open-orders`: too much cash on
 * delivery is still outstanding for the customer; `collect`: the order is collected from a store.
 */
export const METHOD_REFUSALS = [
  '',
  'value',
  'pincode',
  'category',
  'open-orders',
  'collect',
  'unavailable',
  'nothing-to-pay',
] as const;
export type MethodRefusal = (typeof METHOD_REFUSALS)[number];

/**
 * The payment states of an order. `checking`: the gateway has not reported yet, so the payment must not be
 * called failed; `failed`: nothing was paid, and it can be tried again where `CanPay`; `refunding`: it was
 * paid and is being refunded; `nothing-due`: it was cancelled before any money moved.
 */
export const PAYMENT_STATES = [
  'awaiting',
  'checking',
  'paid',
  'on-delivery',
  'failed',
  'refunding',
  'refunded',
  'nothing-due',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What a payment at a gateway can be for. */
export const PAYMENT_SUBJECTS = ['order', 'gift-card'] as const;
export type PaymentSubject = (typeof PAYMENT_SUBJECTS)[number];

/** Permanent account number (PAN) of the Income Tax Department. */
export const PAN_PATTERN = /^[A-Z]{5}\d{4}[A-Z]$/;
/** A PAN is required above this amount, in whole rupees (rule 114B of the Income-tax Rules, 1962). */
export const PAN_ABOVE = 200_000;

/** The largest body of a gateway's webhook, in bytes. */
export const WEBHOOK_MAXIMUM_BYTES = 256 * 1024;

/** The kinds of sections on the home page. */
export const HOME_KINDS = ['hero', 'tiles', 'rail', 'brands', 'stores', 'trust', 'offers', 'journal'] as const;

/** How a version of a page came about: from a file, saved, published at its time, back after that, or removed. */
export const PAGE_CHANGES = ['file', 'saved', 'scheduled', 'ended', 'removed'] as const;
export type PageChange = (typeof PAGE_CHANGES)[number];

/** The kinds of stories in the journal; an occasion has a first and a last day. */
export const STORY_KINDS = ['guide', 'story', 'look-book', 'occasion'] as const;
export type StoryKind = (typeof STORY_KINDS)[number];

/** The subjects of the trust strip's points; the line icon has the same name. */
export const TRUST_ICONS = ['delivery', 'returns', 'hallmark', 'warranty'] as const;
export type TrustIcon = (typeof TRUST_ICONS)[number];

/** A browser that could not reach the store sends its consent choice later, but not after this time. */
export const CONSENT_REPORT_WINDOW_SECONDS = 30 * 24 * 60 * 60;
