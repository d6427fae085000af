import { z } from 'zod';
import { offer } from './cart.ts';

/** An offer as it is told of before there is a cart. */
export const offerBanner = z.object({
  OfferId: z.string(),
  Title: z.string(),
  Terms: z.string(),
  /** Epoch milliseconds. */
  EndsAt: z.number().int(),
  /** The smallest list that holds all its goods and mostly those, without the leading slash; empty where none does. */
  Url: z.string(),
  /** One that this storefront does not know yet reads as `unknown`, and the offer is left out. */
  Kind: z.enum([...offer.shape.Kind.options, 'unknown']).catch('unknown'),
});
export type OfferBannerWire = z.output<typeof offerBanner>;
