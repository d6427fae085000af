import { z } from 'zod';
import { brandSlug } from '../brand-slug.ts';
import { defineCall } from '../define-call.ts';
import { callerFields, singleLineText } from '../fields.ts';
import { nearPoint, store, storeCode, storeMatch } from '../store.ts';
import { MAX_PLACE_LENGTH } from '../store-vocabulary.ts';

export const storeList = defineCall({
  name: 'StoreList',
  method: 'POST',
  request: z.object({
    /**
     * A pincode, city, state, part of a physical store's name or address, or an address containing one of them;
     * empty for all.
     */
    Text: singleLineText(MAX_PLACE_LENGTH).trim().default(''),
    /** The point to search from; takes precedence over Text. */
    Near: nearPoint.optional(),
    /** One of the services; empty for any. */
    Service: singleLineText(60).trim().default(''),
    /** Slug of a brand that the physical stores must have in stock; omit it for any. */
    Brand: brandSlug.optional(),
    ...callerFields,
  }),
  data: z.object({
    /** The nearest store first where a place is known, otherwise in the operator's order. */
    Stores: z.array(store.extend({ DistanceKm: z.number().min(0).nullable() })),
    Match: storeMatch,
    /** The place as it was recognised, e.g. `Jaipur, Rajasthan`; empty where there is none. */
    Place: z.string(),
    /** Every service that any physical store offers, the most common first. */
    Services: z.array(z.string()),
    /** Every brand that any physical store stocks, by name; empty where that is unknown. */
    Brands: z.array(z.object({ Slug: brandSlug, Name: z.string() })).default([]),
  }),
  repeatable: true,
  summary: 'The physical stores in a place, or the nearest to it.',
});

export const storeDetails = defineCall({
  name: 'StoreDetails',
  method: 'POST',
  request: z.object({ StoreCode: storeCode, ...callerFields }),
  data: store,
  repeatable: true,
  summary: 'One physical store. Fails with NotFound for an unknown code.',
});
