import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { callerFields, cartId, pincode, productCode } from '../fields.ts';

export const checkServiceability = defineCall({
  name: 'CheckServiceability',
  method: 'POST',
  request: z.object({
    Pincode: pincode,
    ProductCode: productCode.optional(),
    /** A basket whose value and goods decide in place of one product's; empty where there is none. */
    BasketGUID: cartId.default(''),
    ...callerFields,
  }),
  data: z.object({
    Pincode: z.string(),
    City: z.string(),
    State: z.string(),
    Deliverable: z.boolean(),
    CashOnDelivery: z.boolean(),
    /** Photo ID is asked at the door. */
    IdentityNeeded: z.boolean(),
    /** First and last promised day, `YYYY-MM-DD` in India; empty where only the text below is known. */
    EarliestDate: z.string(),
    LatestDate: z.string(),
    /** Days as text, `12-15` where nothing better is known. */
    DeliveryDays: z.string(),
  }),
  repeatable: true,
  summary: 'Whether, when and how a pincode is delivered to. 220 where it is not.',
});
