import { z } from 'zod';
import { collectStore } from '../collect.ts';
import { defineCall } from '../define-call.ts';
import { callerFields, cartId, singleLineText } from '../fields.ts';
import { MAX_PLACE_LENGTH } from '../store-vocabulary.ts';

export const collectStores = defineCall({
  name: 'CollectStores',
  method: 'POST',
  request: z.object({
    BasketGUID: cartId.default(''),
    /** A pincode, city or state to sort by. */
    Text: singleLineText(MAX_PLACE_LENGTH).trim().default(''),
    ...callerFields,
  }),
  data: z.object({
    /** The physical stores near the place that have every item of the cart in stock, the nearest first. */
    Stores: z.array(collectStore),
    /** Why there is none: an item is made for the shopper (`made-to-order`); empty where it is the stock, or there are some. */
    Reason: z.enum(['', 'made-to-order']),
    /** How many hours of a store's opening time it takes to prepare an order. */
    ReadyHours: z.number().int().min(0),
    /** How many days an order is kept once it is ready. */
    KeptDays: z.number().int().min(1),
  }),
  repeatable: true,
  summary:
    'The physical stores from which a cart can be collected. CartEmpty if it is empty; no stores where the option ClickAndCollect is off.',
});
