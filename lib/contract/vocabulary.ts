// Plain words without schemas, so that browser code may import them alone.

import { GATEWAYS } from './gateways.ts';

export * from './after-sale-vocabulary.ts';
export * from './gateways.ts';
export * from './list-vocabulary.ts';

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

/** Colours that the many names of dials, straps and cases are gathered into; as a value of a facet, lower case with hyphens. */
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

/** Products that may be compared side by side. */
export const COMPARED_MAXIMUM = 4;

/** A pincode of India. */
export const PINCODE_PATTERN = /^[1-9]\d{5}$/;

/** A mobile number of India in its one canonical form. */
export const MOBILE_PATTERN = /^[6-9]\d{9}$/;

/** Shape of a GST number: state, PAN, number of the registration, Z, check digit. */
export const GSTIN_PATTERN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/**
 * Characters that nobody sees: they turn the direction of what stands around them, or make two texts look alike. The two
 * joiners are none of them, because scripts of India need them.
 */
export const INVISIBLE_CHARACTERS = /[^\P{Cf}\u200C\u200D]/gu;
/** A text without them. */
export const VISIBLE_TEXT = /^[\P{Cf}\u200C\u200D]*$/u;
/** A letter that can be seen: some letters of Unicode are blanks by another name. */
export const VISIBLE_LETTER = /(?!\p{DI})\p{L}/u;
export const VISIBLE_LETTER_OR_DIGIT = /(?!\p{DI})[\p{L}\p{N}]/u;

/** What an address is to its customer. */
export const ADDRESS_TYPES = ['home', 'work', 'other'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

/** What a customer may agree to beyond what an order needs. */
export const CONSENT_PURPOSES = ['offers-sms', 'offers-email'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** What a visitor may agree to beyond what the store needs to work. */
export const VISIT_PURPOSES = ['statistics', 'campaigns', 'recent'] as const;
export type VisitPurpose = (typeof VISIT_PURPOSES)[number];

/** Photos that a search by image takes, by extension without the dot, compared in lower case. */
export const IMAGE_SEARCH_EXTENSIONS = ['png', 'jpg', 'jpeg', 'bmp', 'webp', 'jfif'] as const;

/** The largest such photo, in bytes. */
export const IMAGE_SEARCH_MAXIMUM_BYTES = 5 * 1024 * 1024;

/** Why a coupon does not count for a cart. */
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

/** Why a gift coupon that was asked for does not count any more. */
export const GIFT_COUPON_REFUSALS = ['expired', 'used'] as const;
export type GiftCouponRefusalReason = (typeof GIFT_COUPON_REFUSALS)[number];

/** Letters and digits of a coupon or gift coupon, in its one canonical form. */
export const COUPON_PATTERN = /^[A-Z0-9]{3,20}$/;

/** Number and PIN of a gift card. */
export const GIFT_CARD_NUMBER_PATTERN = /^\d{16}$/;
export const GIFT_CARD_PIN_PATTERN = /^\d{6}$/;

/** What a gift card may be bought for, in whole rupees, and how many a cart may use. */
export const GIFT_CARD_MINIMUM = 500;
export const GIFT_CARD_MAXIMUM = 50_000;
export const GIFT_CARDS_PER_CART = 5;

/** How far a bought gift card has come; issued, its mail has been written, but may not have gone yet. */
export const GIFT_CARD_ORDER_STATES = ['awaiting-payment', 'issued'] as const;
export type GiftCardOrderState = (typeof GIFT_CARD_ORDER_STATES)[number];

/** How an order is paid. A gift card alone pays one that leaves nothing to pay. */
export const PAYMENT_METHODS = [...GATEWAYS, 'cash-on-delivery', 'gift-card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/**
 * Why a payment method cannot be chosen for a cart; empty where it can. `open-orders`: too much is on its way to the
 * customer that is yet to be paid in cash.
 */
export const METHOD_REFUSALS = [
  '',
  'value',
  'pincode',
  'category',
  'open-orders',
  'unavailable',
  'nothing-to-pay',
] as const;
export type MethodRefusal = (typeof METHOD_REFUSALS)[number];

/** How far an order has come. */
export const ORDER_STATES = [
  'payment-pending',
  'confirmed',
  'packed',
  'shipped',
  'out-for-delivery',
  'delivered',
  'cancelled',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/**
 * How the money of an order stands. `checking`: the gateway has not said yet, and nobody may call it failed; `failed`:
 * nothing was paid, and another try is welcome where `CanPay`; `refunding`: it was paid and goes back; `nothing-due`: it was
 * cancelled before any money moved.
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

/** What a payment at a gateway is for. */
export const PAYMENT_SUBJECTS = ['order', 'gift-card'] as const;
export type PaymentSubject = (typeof PAYMENT_SUBJECTS)[number];

/** Permanent account number of the income tax department. */
export const PAN_PATTERN = /^[A-Z]{5}\d{4}[A-Z]$/;
/** A PAN is asked for above this amount, in whole rupees (rule 114B of the Income-tax Rules, 1962). */
export const PAN_ABOVE = 200_000;

/** Most that a webhook of a gateway may hold, in bytes. */
export const WEBHOOK_MAXIMUM_BYTES = 256 * 1024;

/** Kinds of sections that the home page may have. */
export const HOME_KINDS = ['hero', 'tiles', 'rail', 'brands', 'stores', 'trust', 'offers'] as const;

/** What a promise of the trust strip is about; its line icon has the same name. */
export const TRUST_ICONS = ['delivery', 'returns', 'hallmark', 'warranty'] as const;
export type TrustIcon = (typeof TRUST_ICONS)[number];

/** A browser that could not reach the store tells its choice later; nobody waits longer. */
export const CONSENT_REPORT_WINDOW_SECONDS = 30 * 24 * 60 * 60;
