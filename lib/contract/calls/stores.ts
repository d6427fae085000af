import { z } from 'zod';
import { brandSlug } from '../brand-slug.ts';
import { defineCall } from '../define-call.ts';
import { callerFields, plainText } from '../fields.ts';
import { nearPoint, store, storeCode, storeMatch } from '../store.ts';
import { MAX_PLACE_LENGTH } from '../store-vocabulary.ts';

export const storeList = defineCall({
  name: 'StoreList',
  method: 'POST',
  request: z.object({
    /** A pincode, a city, a state, a part of a shop's name or address, or an address with one of them; empty for all shops. */
    Text: plainText(MAX_PLACE_LENGTH).trim().default(''),
    /** Where to look from; wins over the text. */
    Near: nearPoint.optional(),
    /** One of the services; empty for any. */
    Service: plainText(60).trim().default(''),
    /** A brand that the shops are to have a piece of, by its slug; any where it is left out. */
    Brand: brandSlug.optional(),
    ...callerFields,
  }),
  data: z.object({
    /** The nearest first where a place is known, otherwise in the operator's order. */
    Stores: z.array(store.extend({ DistanceKm: z.number().min(0).nullable() })),
    Match: storeMatch,
    /** The place as it was understood, e.g. `Jaipur, Rajasthan`; empty where there is none. */
    Place: z.string(),
    /** Every service that any shop offers, those of most shops first. */
    Services: z.array(z.string()),
    /** Every brand that any shop has a piece of, by name; none where that is not known. */
    Brands: z.array(z.object({ Slug: brandSlug, Name: z.string() })).default([]),
  }),
  repeatable: true,
  summary: 'The shops at a place, or the nearest to it.',
});

export const storeDetails = defineCall({
  name: 'StoreDetails',
  method: 'POST',
  request: z.object({ StoreCode: storeCode, ...callerFields }),
  data: store,
  repeatable: true,
  summary: 'One shop. 204 for an unknown code.',
});
