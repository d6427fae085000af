import { z } from 'zod';

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
export const sizeName = z.string().min(1).max(40);
/** Path of a page of the store without the leading slash, e.g. `watches/men/dress`. */
export const storePath = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+){0,3}$/);
export const pincode = z.string().regex(/^[1-9]\d{5}$/);
export const mobile = z.string().regex(/^[6-9]\d{9}$/);
export const currencyId = z.number().int().min(1).default(1);
/** All zeros: no address chosen. */
export const NO_ADDRESS = '00000000-0000-0000-0000-000000000000';
export const couponCode = z.string().trim().max(40);

/** What every POST carries beside its own fields. */
export const callerFields = {
  CustomerToken: z.string().max(200).default(''),
  CurrencyId: currencyId,
};
