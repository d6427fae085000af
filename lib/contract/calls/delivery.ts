import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { callerFields, cartId, pincode, productCode } from '../fields.ts';
import { rupees } from '../money.ts';

export const checkServiceability = defineCall({
  name: 'CheckServiceability',
  method: 'POST',
  request: z.object({
    Pincode: pincode,
    ProductCode: productCode.optional(),
    /** A basket whose value and items are used instead of one product's; empty where there is none. */
    BasketGUID: cartId.default(''),
    ...callerFields,
  }),
  data: z.object({
    Pincode: z.string(),
    City: z.string(),
    State: z.string(),
    Deliverable: z.boolean(),
    CashOnDelivery: z.boolean(),
    /** Photo ID is checked on delivery. */
    IdentityNeeded: z.boolean(),
    /**
     * First promised day, `YYYY-MM-DD` in India (LatestDate is the last); empty where only the text below is
     * known.
     */
    EarliestDate: z.string(),
    LatestDate: z.string(),
    /** The days as text, `12-15` where nothing better is known. */
    DeliveryDays: z.string(),
    /** Business days in which items are made ready, which all these days contain; left out where there are none. */
    MakingDays: z.number().int().min(1).optional().catch(undefined),
    /** The faster delivery that can be chosen; left out where there is none. Charge comes on top of shipping. */
    Express: z
      .object({ Charge: rupees, EarliestDate: z.string(), LatestDate: z.string(), DeliveryDays: z.string() })
      .optional()
      .catch(undefined),
  }),
  repeatable: true,
  summary: 'Whether a pincode is delivered to, when and how. Fails with NotServiceable if it is not.',
});

const dayRange = z.object({ From: z.number().int().min(0), To: z.number().int().min(0) });

export const shippingTerms = defineCall({
  name: 'ShippingTerms',
  method: 'GET',
  request: z.object({}),
  data: z.object({
    /** The delivery charge of an order. */
    Charge: rupees,
    /** The order value from which delivery is free; null where it never is. */
    FreeFrom: rupees.nullable(),
    /** Business days until dispatch; TransitDays: from dispatch to delivery. Null where unknown. */
    DispatchDays: dayRange.nullable().default(null),
    TransitDays: dayRange.nullable().default(null),
  }),
  repeatable: true,
  summary: 'Delivery charges and times, for feeds and search engines. The cart has the charge for its own items.',
});
