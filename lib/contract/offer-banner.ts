import { z } from 'zod';
import { offer } from './cart.ts';

/** The surrogate key of pages that show offers: they are purged when offers change. */
export const OFFERS_TAG = 'offers';

/** An offer as it is presented before there is a cart. */
export const offerBanner = z.object({
  OfferId: z.string(),
  Title: z.string(),
  Terms: z.string(),
  /** Epoch milliseconds. */
  EndsAt: z.number().int(),
  /**
   * The smallest list that contains all the offer's products and consists mostly of them, without the leading
   * slash; empty where there is none.
   */
  Url: z.string(),
  /** A kind that this storefront does not know yet is read as `unknown`, and the offer is left out. */
  Kind: z.enum([...offer.shape.Kind.options, 'unknown']).catch('unknown'),
});
export type OfferBannerWire = z.output<typeof offerBanner>;
