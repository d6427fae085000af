import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { callerFields, email, mobile, orEmpty, productCode, sku } from '../fields.ts';

const recipient = {
  /** A mobile number or an email address, exactly one of them. */
  Mobile: orEmpty(mobile).default(''),
  Email: orEmpty(email).default(''),
  ...callerFields,
};

export const notifyMe = defineCall({
  name: 'NotifyMe',
  method: 'POST',
  request: z.object({
    SKU: sku,
    /** Further SKUs requested at the same time: they count as one request, and all or none of them are stored. */
    MoreSKUs: z.array(sku).max(9).default([]),
    ...recipient,
  }),
  data: z.object({}).nullable(),
  repeatable: true,
  summary:
    'Subscribes to one message when a sold-out size is back in stock. Repeated subscriptions send one message, at most one a day. Fails with NotFound for an unknown SKU, Conflict if it is in stock, TooManyRequests with Data.RetryAfterSeconds.',
});

export const priceAlert = defineCall({
  name: 'PriceAlert',
  method: 'POST',
  request: z.object({ ProductCode: productCode, ...recipient }),
  data: z.object({}).nullable(),
  repeatable: true,
  summary:
    'Subscribes to one message when a size in stock costs less than the cheapest size costs now. Offered where ProductDetails has PriceAlerts. Repeated subscriptions send one message, at most one a day. Fails with NotFound for an unknown product, Conflict if it is sold out, TooManyRequests with Data.RetryAfterSeconds.',
});
