import { type CookieStore, sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { PAYMENT_METHODS } from '#lib/contract/vocabulary.ts';
import type { FlashCookieName, SealedCookieOptions } from './options.ts';

/** What a sealed cookie may hold in all, so that a shopper's cookies together stay below 4 KB. */
const MAX_SEAL_LENGTH = 1000;

/** Something that the store remembers of one browser for a while, sealed in a cookie of its own. */
export interface FlashCookie<Value> {
  readonly cookie: FlashCookieName;
  readonly schema: z.ZodType<Value>;
  readonly seconds: number;
  /** The note that goes when this one is written: there is no room for both beside the others. */
  readonly instead?: FlashCookieName;
}

/** What has become of a code that was asked for: the state between a form and the code. Times in epoch milliseconds. */
export const codeRequest = {
  cookie: 'codeRequest',
  seconds: 15 * 60,
  instead: 'checkout',
  schema: z.object({
    purpose: z.enum(['login', 'deletion', 'recovery', 'tracking']),
    /** Of the login: ten digits. */
    mobile: z.string().max(15).default(''),
    /** Of the recovery, and of an order that is asked after. */
    email: z.string().max(254).default(''),
    /** Of the recovery: what the request to support will say. */
    newMobile: z.string().max(15).default(''),
    orderNumber: z.string().max(40).default(''),
    eString: z.string().max(400),
    length: z.number().int().min(4).max(8),
    expiresAt: z.number(),
    resendAt: z.number(),
    /** Codes sent so far. */
    sends: z.number().int(),
    /** No code is taken before; 0 where none was locked. */
    lockedUntil: z.number().default(0),
    /** It was asked for once more while it could still be typed, so none was sent. */
    resent: z.boolean().default(false),
  }),
} as const satisfies FlashCookie<unknown>;
export type CodeRequest = z.output<typeof codeRequest.schema>;

/** The request with support that this browser has opened with its code, whose place it takes. */
export const openedRequest = {
  cookie: 'codeRequest',
  seconds: 60 * 60,
  instead: 'checkout',
  schema: z.object({ reference: z.string().max(20) }),
} as const satisfies FlashCookie<unknown>;

/** The order that this browser asks after, whose number and contact it knows. */
export const trackedOrder = {
  cookie: 'codeRequest',
  seconds: 30 * 60,
  instead: 'checkout',
  schema: z.object({
    trackedNumber: z.string().max(40),
    /** Ten digits, or an e-mail address. */
    contact: z.string().max(254),
    /** Key of the order once the code was right; empty before. */
    key: z.string().max(64),
  }),
} as const satisfies FlashCookie<unknown>;
export type TrackingFlash = z.output<typeof trackedOrder.schema>;

/** What a form without scripts held when it was refused, so that the page can show it again with what is wrong. */
export const formNotes = {
  cookie: 'formNotes',
  // A shopper whose session ended meanwhile has to have signed in by then.
  seconds: 15 * 60,
  schema: z.object({
    form: z.string().max(40),
    values: z.record(z.string().max(40), z.string().max(300)),
    /** Message by field; the empty name is of the whole form. */
    problems: z.record(z.string().max(40), z.string().max(200)),
  }),
} as const satisfies FlashCookie<unknown>;
export type FlashedForm = z.output<typeof formNotes.schema>;

/** What a customer has chosen in the checkout so far; a field is missing until it was chosen. */
export const checkoutChoices = {
  cookie: 'checkout',
  seconds: 720 * 60,
  instead: 'codeRequest',
  schema: z.object({
    /** Of the sign-in that chose: nobody else is shown it, nor orders by it. */
    mark: z.string().max(20),
    addressId: z.string().max(36).optional(),
    /** All zeros where the invoice goes to the same address. There once the step of the delivery was done. */
    billingId: z.string().max(36).optional(),
    gstin: z.string().max(15).optional(),
    pan: z.string().max(10).optional(),
    method: z.enum(PAYMENT_METHODS).optional(),
    /** Key of the order that was placed by them and is to be paid at a gateway; once it is bought, they are void. */
    order: z.string().max(64).optional(),
  }),
} as const satisfies FlashCookie<unknown>;
export type CheckoutChoices = z.output<typeof checkoutChoices.schema>;

/** Reads a note; null where there is none that still counts. */
export async function readFlash<Value>(
  cookies: Pick<CookieStore, 'get'>,
  note: FlashCookie<Value>,
  options: SealedCookieOptions,
): Promise<Value | null> {
  const { cookieName, password } = options[note.cookie];
  const sealed = cookies.get(cookieName)?.value;
  if (!sealed) return null;
  const value = await unsealData(sealed, { password: String(password), ttl: note.seconds });
  return note.schema.safeParse(value).data ?? null;
}

/** Writes a note. One that is too large for a cookie is not kept, and the old one goes: false. */
export async function writeFlash<Value>(
  cookies: CookieStore,
  note: FlashCookie<Value>,
  value: Value,
  options: SealedCookieOptions,
): Promise<boolean> {
  const { cookieName, password, cookieOptions } = options[note.cookie];
  const sealed = await sealData(value, { password: String(password), ttl: note.seconds });
  if (sealed.length > MAX_SEAL_LENGTH) {
    clearFlash(cookies, note, options);
    return false;
  }
  if (note.instead && cookies.get(options[note.instead].cookieName)) clear(cookies, note.instead, options);
  cookies.set(cookieName, sealed, { ...cookieOptions, maxAge: note.seconds });
  return true;
}

/** Forgets a note. */
export function clearFlash(cookies: CookieStore, note: FlashCookie<unknown>, options: SealedCookieOptions): void {
  clear(cookies, note.cookie, options);
}

function clear(cookies: CookieStore, cookie: FlashCookieName, options: SealedCookieOptions): void {
  const { cookieName, cookieOptions } = options[cookie];
  cookies.set(cookieName, '', { ...cookieOptions, maxAge: 0 });
}
