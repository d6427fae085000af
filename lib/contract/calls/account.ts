import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { callerFields, cartId, couponCode, mobile, plainText, productUrl, sizeName, sku } from '../fields.ts';

const email = z.email().max(254);
/** Opaque signed state: empty at first, then what GenerateLoginOTP answered, so that a code fits its own request only. */
const signedState = plainText(1024);
const sessionId = plainText(64).min(1);

export const generateLoginOtp = defineCall({
  name: 'GenerateLoginOTP',
  method: 'POST',
  request: z.object({
    SessionId: sessionId,
    Mobile: mobile,
    CouponCode: couponCode.default(''),
    EString: signedState.default(''),
    Email: email.optional(),
    UserName: plainText(100).trim().min(1).optional(),
    ...callerFields,
  }),
  data: z.object({
    EString: signedState.min(1),
    OtpLength: z.number().int().min(4).max(8),
    ExpiresInSeconds: z.number().int().min(1),
    ResendAfterSeconds: z.number().int().min(0),
  }),
  repeatable: false,
  summary: 'Sends a one-time code to a mobile; answers alike for known and unknown numbers. 229 where asked too often.',
});

export const verifyLoginOtp = defineCall({
  name: 'VerifyLoginOTP',
  method: 'POST',
  request: z.object({
    SessionId: sessionId,
    Mobile: mobile,
    OTP: z.string().regex(/^\d{4,8}$/),
    EString: signedState.min(1),
    Email: z.union([z.literal(''), email]).default(''),
    /** The guest's basket, to be merged with the customer's own. */
    BasketGUID: cartId.default(''),
    ...callerFields,
  }),
  data: z.object({
    CustomerToken: z.string().min(1).max(200),
    UserName: z.string(),
    Mobile: mobile,
    CustStatusID: z.number().int(),
    /** The basket after merging; empty where there is none. */
    BasketGUID: cartId,
  }),
  repeatable: false,
  summary: 'Signs in with a one-time code. 240 wrong code, 241 code expired, 242 locked after too many tries.',
});

export const logout = defineCall({
  name: 'Logout',
  method: 'POST',
  request: z.object({ ...callerFields }),
  data: z.object({}).nullable(),
  repeatable: true,
  summary: 'Ends the session of the customer token.',
});

export const addWishList = defineCall({
  name: 'AddWishList',
  method: 'POST',
  request: z.object({
    ProductUrl: productUrl.min(1),
    SKU: sku.optional(),
    SizeName: sizeName.nullish(),
    ...callerFields,
  }),
  data: z.object({ TotalItems: z.number().int().min(0) }),
  repeatable: true,
  summary: 'Puts a product on the wishlist; one that stands there already stays. 235 where nobody is signed in.',
});
