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
 * A schema for one line of free text. Control characters are refused, because no field needs them and some
 * databases cannot store a NUL.
 */
export function singleLineText(maximum: number) {
  return z
    .string()
    .max(maximum)
    .regex(/^\P{Cc}*$/u, 'must not contain control characters');
}

/**
 * A schema for one line written and read by people: hidden characters and those that change the direction of
 * text are refused.
 */
export function visibleText(maximum: number) {
  return singleLineText(maximum).regex(VISIBLE_TEXT, 'must not contain invisible characters').trim();
}

/** The largest number of a column of 32 bits; a database refuses a larger one with an error of its own. */
export const MAX_INTEGER = 2_147_483_647;

/** A schema for free text that may have several lines. */
export function multilineText(maximum: number) {
  return z
    .string()
    .max(maximum)
    .regex(/^[\P{Cc}\t\r\n]*$/u, 'must not contain control characters');
}

/** Id of a basket or of one of its lines, issued by the retail API; empty where there is none. */
export const cartId = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9_-]*$/);
/** Created by the caller once per intended change. */
export const idempotencyKey = z
  .string()
  .min(8)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/, 'must be letters, digits, hyphens and underscores');
/** A product's URL, in any form that ends in its code. */
export const productUrl = singleLineText(300);

/** Extends a schema to accept the empty string. */
export function orEmpty<Schema extends z.ZodType>(schema: Schema) {
  return z.union([z.literal(''), schema]);
}

/**
 * A shopper's session, as named by the storefront; a one-time code is valid only in the session that requested
 * it.
 */
export const sessionId = singleLineText(64).min(1);

/** An opaque id issued by the retail API: at least 128 random bits in base64url, or a GUID. */
export const opaqueId = z
  .string()
  .min(16)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/);

export const productCode = z
  .string()
  .min(3)
  .max(40)
  .regex(/^[A-Za-z0-9-]+$/, 'must be letters, digits and hyphens');
export const sku = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[A-Za-z0-9._-]+$/, 'must be letters, digits, full stops, hyphens and underscores');
export const sizeName = singleLineText(40).min(1);
/** Path of a page of the store without the leading slash, e.g. `watches/men/dress`. */
export const storePath = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+){0,3}$/, 'must be a path without its leading slash, such as watches/men');
/** A time in milliseconds since 1970. */
export const epochMilliseconds = z.number().int();
/** An `http` or `https` URL. */
export const httpUrl = z.url({ protocol: /^https?$/ });
export const pincode = z.string().regex(PINCODE_PATTERN, 'must be six digits, such as 560001');
export const mobile = z.string().regex(MOBILE_PATTERN, 'must be ten digits that begin with 6 to 9');
export const email = z.email().max(254);
/** The name of a person. */
export const personName = visibleText(100).regex(VISIBLE_LETTER, 'must contain a letter');
/** The format of a GST number; the API verifies its check digit and its state. */
export const gstin = z.string().regex(GSTIN_PATTERN, 'must have the form of a GSTIN, such as 29AAGCB1286Q1Z0');
/** The format of a permanent account number (PAN). */
export const pan = z.string().regex(PAN_PATTERN, 'must have the form of a PAN, such as ABCPE1234F');
/** An order number, easy to read aloud. */
export const orderNumber = z
  .string()
  .min(6)
  .max(24)
  .regex(/^[A-Z0-9-]+$/, 'must be capital letters, digits and hyphens');
/** Opaque signed state of a one-time code; it binds the code to the request it was sent for. */
export const signedState = singleLineText(1024);
const codeText = singleLineText(16);
/**
 * A one-time code as sent by a shopper. Anything but a short text is read as an empty code, so that it counts
 * as an attempt.
 */
export const oneTimeCode = z.preprocess((sent) => codeText.safeParse(sent).data ?? '', codeText);
const invitationText = singleLineText(80);
/** An invitation code as sent by a shopper, read like `oneTimeCode`. */
export const invitationCode = z.preprocess((sent) => invitationText.safeParse(sent).data ?? '', invitationText);
/** Id of an address in the address book. */
export const addressId = z.guid();
export const currencyId = z.number().int().min(1).max(MAX_INTEGER).default(1);
/** All zeros: no address chosen. */
export const NO_ADDRESS = '00000000-0000-0000-0000-000000000000';
export const couponCode = singleLineText(40).trim();

/** The cart's discounts other than the offers of its lines; empty where the shopper has none. */
export const cartDiscountCodes = {
  CouponCode: couponCode.default(''),
  GCSessionId: singleLineText(64).default(''),
  GiftCouponRequestId: singleLineText(64).default(''),
};

/** The fields that every POST carries in addition to its own. */
export const callerFields = {
  CustomerToken: singleLineText(200).default(''),
  CurrencyId: currencyId,
};

/** A PDF file as the data of an answer. */
export const pdfFile = z.object({ FileName: z.string(), ContentBase64: z.string() });
