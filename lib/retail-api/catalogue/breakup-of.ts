import { type PriceBreakupWire, paiseOf } from '#lib/contract/index.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import { type ReckonedBreakup, reckonBreakup } from '../cart/pricing/price-breakup.ts';
import type { CatalogueProduct } from './catalogue-product.ts';

/** The price breakup of one item, with the metal rate used. Money is integer paise. */
export interface DatedBreakup extends ReckonedBreakup {
  /** Metal and purity, e.g. `Yellow Gold 22 KT (916)`. */
  metalName: string;
  ratePerGram: number;
  /** The day of the rate in IST, `YYYY-MM-DD`. */
  rateOn: string;
  netWeightGrams: number;
}

interface Dated {
  product: CatalogueProduct;
  /** When the product last changed, in epoch milliseconds. */
  modifiedAt: number;
}

/**
 * The breakup of the price of jewellery, in paise; null if the catalogue does not state it, or its parts do not
 * add up to the price. The rate is of the day stated in the catalogue, else of the day the product was added.
 */
export function breakupOf(
  { product, modifiedAt }: Dated,
  { price, mrp }: { price: number; mrp: number },
): DatedBreakup | null {
  if (product.RootCategory !== 'Jewellery') return null;
  const { PriceBreakup, MetalRatePerGram, MetalRateOn, NetWeightG, Metal = '', Purity = '' } = product.Attributes;
  if (!PriceBreakup || MetalRatePerGram === undefined || NetWeightG === undefined) return null;
  const stated = {
    metal: paiseOf(PriceBreakup.Metal),
    making: paiseOf(PriceBreakup.Making),
    stones: paiseOf(PriceBreakup.Stones),
    gst: paiseOf(PriceBreakup.Gst),
    ratePerGram: paiseOf(MetalRatePerGram),
    netWeightGrams: NetWeightG,
  };
  const reckoned = reckonBreakup(stated, { price, mrp, gstPercent: product.GstPercent });
  if (!reckoned) return null;
  return {
    ...reckoned,
    metalName: `${Metal} ${Purity}`.trim(),
    ratePerGram: stated.ratePerGram,
    rateOn: MetalRateOn ?? dayInIndia(modifiedAt),
    netWeightGrams: NetWeightG,
  };
}

/** A breakup as the retail API sends it, in paise. */
export function breakupWire(breakup: DatedBreakup): PriceBreakupWire {
  return {
    Metal: breakup.metal,
    Making: breakup.making,
    Stones: breakup.stones,
    Discount: breakup.discount,
    Gst: breakup.gst,
    RatePerGram: breakup.ratePerGram,
    NetWeightG: breakup.netWeightGrams,
    MetalName: breakup.metalName,
    RateOn: breakup.rateOn,
  };
}
