import { z } from 'zod';
import {
  GSTIN_PATTERN,
  MOBILE_PATTERN,
  PAN_PATTERN,
  PINCODE_PATTERN,
  VISIBLE_LETTER,
  VISIBLE_TEXT,
} from './vocabulary.ts';

/**
 * One line of free text. No field has a use for control characters, and a NUL is something that not every database
 * can keep.
 */
export function plainText(maximum: number) {
  return z
    .string()
    .max(maximum)
    .regex(/^\P{Cc}*$/u, 'must hold no control characters');
}

/** One line that people read and wrote: nothing in it is hidden, or turns the direction of the text around it. */
export function visibleText(maximum: number) {
  return plainText(maximum).regex(VISIBLE_TEXT, 'must hold no invisible characters').trim();
}

/** Free text that may have several lines. */
export function multilineText(maximum: number) {
  return z
    .string()
    .max(maximum)
    .regex(/^[\P{Cc}\t\r\n]*$/u, 'must hold no control characters');
}

/** Id of a basket or of one of its lines, minted by the retail API; empty where there is none. */
export const cartId = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9_-]*$/);
/** Made by the caller once per intended change. */
export const idempotencyKey = z
  .string()
  .min(8)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/);
/** A product by its address, in any form that ends in its code. */
export const productUrl = plainText(300);

/** A field that may be left empty. */
export function orEmpty<Schema extends z.ZodType>(schema: Schema) {
  return z.union([z.literal(''), schema]);
}

/** A shopper's visit, as the storefront names it; a code fits the visit that asked for it. */
export const sessionId = plainText(64).min(1);

/** Opaque ids minted by the retail API: at least 128 random bits in base64url, or a GUID. */
export const opaqueId = z
  .string()
  .min(16)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/);

export const productCode = z
  .string()
  .min(3)
  .max(40)
  .regex(/^[A-Za-z0-9-]+$/);
export const sku = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[A-Za-z0-9._-]+$/);
export const sizeName = plainText(40).min(1);
/** Path of a page of the store without the leading slash, e.g. `watches/men/dress`. */
export const storePath = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+){0,3}$/);
/** A moment: milliseconds since 1970. */
export const epochMilliseconds = z.number().int();
/** An address of the web, `http` or `https`. */
export const httpUrl = z.url({ protocol: /^https?$/ });
export const pincode = z.string().regex(PINCODE_PATTERN);
export const mobile = z.string().regex(MOBILE_PATTERN);
export const email = z.email().max(254);
/** Name of a person. */
export const personName = visibleText(100).regex(VISIBLE_LETTER, 'must hold a letter');
/** Shape of a GST number; its check digit and its state are the API's to verify. */
export const gstin = z.string().regex(GSTIN_PATTERN);
/** Shape of a permanent account number. */
export const pan = z.string().regex(PAN_PATTERN);
/** Number of an order, as people read it to each other. */
export const orderNumber = z
  .string()
  .min(6)
  .max(24)
  .regex(/^[A-Z0-9-]+$/);
/** Opaque signed state of a one-time code, so that a code fits its own request only. */
export const signedState = plainText(1024);
const codeText = plainText(16);
/** A one-time code as a shopper sent it. Whatever is no short text is read as an empty one: it counts as a try. */
export const oneTimeCode = z.preprocess((sent) => codeText.safeParse(sent).data ?? '', codeText);
const invitationText = plainText(80);
/** The code of an invitation as a shopper sent it, as `oneTimeCode`. */
export const invitationCode = z.preprocess((sent) => invitationText.safeParse(sent).data ?? '', invitationText);
/** Id of an address of the book. */
export const addressId = z.guid();
export const currencyId = z.number().int().min(1).default(1);
/** All zeros: no address chosen. */
export const NO_ADDRESS = '00000000-0000-0000-0000-000000000000';
export const couponCode = plainText(40).trim();

/** What takes off a cart beside the offers of its lines; empty where the shopper has none. */
export const cartReductions = {
  CouponCode: couponCode.default(''),
  GCSessionId: plainText(64).default(''),
  GiftCouponRequestId: plainText(64).default(''),
};

/** What every POST carries beside its own fields. */
export const callerFields = {
  CustomerToken: plainText(200).default(''),
  CurrencyId: currencyId,
};
