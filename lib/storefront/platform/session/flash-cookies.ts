import { type CookieStore, sealData } from 'iron-session';
import { z } from 'zod';
import { PAYMENT_METHODS } from '#lib/contract/vocabulary.ts';
import { HOUR_SECONDS } from '#lib/shared/durations.ts';
import { openSealed } from './open-sealed.ts';
import type { FlashCookieName, SealedCookieOptions } from './options.ts';
import { packFlash, unpackFlash } from './packed-flash.ts';

/** The maximum length of a sealed cookie, so that all cookies of a shopper stay below 4 KB. */
const MAX_SEAL_LENGTH = 1000;

/** A short-lived value of one browser, sealed in a separate cookie. */
export interface FlashCookie<Value> {
  readonly cookie: FlashCookieName;
  readonly schema: z.ZodType<Value>;
  readonly seconds: number;
  /** The flash cookie that is removed when this one is written, because there is no room for both. */
  readonly replaces?: FlashCookieName;
  /** Whether its content is compressed before it is sealed. */
  readonly isPacked?: true;
}

/** A requested code: the state between the form and the code. Times in epoch milliseconds. */
export const codeRequest = {
  cookie: 'codeRequest',
  seconds: 15 * 60,
  replaces: 'checkout',
  schema: z.object({
    purpose: z.enum(['login', 'deletion', 'recovery', 'tracking']),
    /** The ten digits of the sign-in. */
    mobile: z.string().max(15).default(''),
    /** The email address of the account recovery, or the contact of a tracked order. */
    email: z.string().max(254).default(''),
    /** The number to call, which the support request of an account recovery names. */
    newMobile: z.string().max(15).default(''),
    orderNumber: z.string().max(40).default(''),
    eString: z.string().max(400),
    length: z.number().int().min(4).max(8),
    expiresAt: z.number(),
    resendAt: z.number(),
    /** The number of codes sent so far. */
    sends: z.number().int(),
    /** No code is accepted before; 0 where no code was locked. */
    lockedUntil: z.number().default(0),
    /** True where another code was requested while this one was valid, so that none was sent. */
    resent: z.boolean().default(false),
  }),
} as const satisfies FlashCookie<unknown>;
export type PendingCodeRequest = z.output<typeof codeRequest.schema>;

/** The support request that this browser opened with its code; replaces the code request. */
export const openedRequest = {
  cookie: 'codeRequest',
  seconds: HOUR_SECONDS,
  replaces: 'checkout',
  schema: z.object({ reference: z.string().max(20) }),
} as const satisfies FlashCookie<unknown>;

/** The order that this browser tracks, with number and contact. */
export const trackedOrder = {
  cookie: 'codeRequest',
  seconds: 30 * 60,
  replaces: 'checkout',
  schema: z.object({
    trackedNumber: z.string().max(40),
    /** Ten digits, or an email address. */
    contact: z.string().max(254),
    /** Key of the order once the code was accepted; empty before. */
    key: z.string().max(64),
  }),
} as const satisfies FlashCookie<unknown>;
export type TrackingFlash = z.output<typeof trackedOrder.schema>;

/** The values of a form that was refused without scripts, so that the page can show them with their errors. */
export const refusedFormFlash = {
  cookie: 'formNotes',
  // Messages in Devanagari would leave no room for what was typed.
  isPacked: true,
  // Long enough for a shopper to sign in again after the session ended.
  seconds: 15 * 60,
  schema: z.object({
    form: z.string().max(40),
    values: z.record(z.string().max(40), z.string().max(300)),
    /** Messages by field; the empty name is for the whole form. */
    problems: z.record(z.string().max(40), z.string().max(200)),
  }),
} as const satisfies FlashCookie<unknown>;
export type FlashedForm = z.output<typeof refusedFormFlash.schema>;

/** A customer's choices in the checkout so far; a field is missing until it is chosen. */
export const checkoutChoices = {
  cookie: 'checkout',
  seconds: 720 * 60,
  replaces: 'codeRequest',
  schema: z.object({
    /** The mark of the sign-in that made the choices: no other sign-in can see or use them. */
    mark: z.string().max(20),
    addressId: z.string().max(36).optional(),
    /** All zeros where the billing address is the delivery address. Set once the delivery step was completed. */
    billingId: z.string().max(36).optional(),
    /** The store from which the order is collected, and by whom; missing where it is delivered. */
    collect: z.object({ store: z.string().max(40), name: z.string().max(60), mobile: z.string().max(10) }).optional(),
    /** Set where express delivery was chosen. */
    express: z.literal(true).optional(),
    /** Fields of the delivery step that were typed and not confirmed. */
    draft: z
      .object({
        billing: z.string().max(36),
        whatsApp: z.literal('on').optional(),
        /** A store and a collector that do not count yet, because something about them is missing or wrong. */
        collect: z
          .object({ store: z.string().max(40), name: z.string().max(60), mobile: z.string().max(30) })
          .optional(),
      })
      .optional(),
    gstin: z.string().max(15).optional(),
    pan: z.string().max(10).optional(),
    method: z.enum(PAYMENT_METHODS).optional(),
    /**
     * Key of the order placed with these choices and still to be paid at a gateway; once it is bought, they are
     * void.
     */
    order: z.string().max(64).optional(),
  }),
} as const satisfies FlashCookie<unknown>;
export type CheckoutChoices = z.output<typeof checkoutChoices.schema>;

/** Reads a flash cookie; null where there is none or it has expired. */
export async function readFlash<Value>(
  cookies: Pick<CookieStore, 'get'>,
  flash: FlashCookie<Value>,
  options: SealedCookieOptions,
): Promise<Value | null> {
  const sealed = cookies.get(options[flash.cookie].cookieName)?.value;
  const { data } = await openSealed(sealed, options[flash.cookie], flash.seconds);
  return flash.schema.safeParse(flash.isPacked ? unpackFlash(data) : data).data ?? null;
}

/** Writes a flash cookie. A value that is too large is not saved, and the old one is removed: returns false. */
export async function writeFlash<Value extends object>(
  cookies: CookieStore,
  flash: FlashCookie<Value>,
  value: Value,
  options: SealedCookieOptions,
): Promise<boolean> {
  const { cookieName, password, cookieOptions } = options[flash.cookie];
  const sealed = await sealData(flash.isPacked ? packFlash(value) : value, { password, ttl: flash.seconds });
  if (sealed.length > MAX_SEAL_LENGTH) {
    clearFlash(cookies, flash, options);
    return false;
  }
  if (flash.replaces && cookies.get(options[flash.replaces].cookieName)) clear(cookies, flash.replaces, options);
  cookies.set(cookieName, sealed, { ...cookieOptions, maxAge: flash.seconds });
  return true;
}

/** Removes a flash cookie. */
export function clearFlash(cookies: CookieStore, flash: FlashCookie<unknown>, options: SealedCookieOptions): void {
  clear(cookies, flash.cookie, options);
}

function clear(cookies: CookieStore, cookie: FlashCookieName, options: SealedCookieOptions): void {
  const { cookieName, cookieOptions } = options[cookie];
  cookies.set(cookieName, '', { ...cookieOptions, maxAge: 0 });
}
