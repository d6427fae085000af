import { z } from 'zod';
import { PINCODE_PATTERN } from './vocabulary.ts';

/** Indian rupees on the wire: a number with at most two decimals. Inside the store money is integer paise. */
export const rupees = z.number().min(0).max(1e11);

/** Rupees on the wire to integer paise. */
export function toPaise(amount: number): number {
  return Math.round(amount * 100);
}

/** Integer paise to rupees on the wire. */
export function toRupees(paise: number): number {
  return paise / 100;
}

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
export const pincode = z.string().regex(PINCODE_PATTERN);
export const mobile = z.string().regex(/^[6-9]\d{9}$/);
export const currencyId = z.number().int().min(1).default(1);
/** All zeros: no address chosen. */
export const NO_ADDRESS = '00000000-0000-0000-0000-000000000000';
export const couponCode = plainText(40).trim();

/** What every POST carries beside its own fields. */
export const callerFields = {
  CustomerToken: plainText(200).default(''),
  CurrencyId: currencyId,
};
