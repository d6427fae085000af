import { type PriceBreakupWire, paiseOf } from '#lib/contract/index.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import { type CalculatedBreakup, calculateBreakup } from '../cart/pricing/price-breakup.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import { priceByMetalRates, type RatesInForce } from './rates/price-by-metal-rates.ts';

/** The price breakup of one item, with the metal rate used. Money is integer paise. */
export interface DatedBreakup extends CalculatedBreakup {
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

interface Charged {
  price: number;
  mrp: number;
}

/**
 * The breakup of the price of jewellery as one of its sizes is (`productOfSize`), in paise; null if its parts do not add up to the price. It is that of the metal
 * rates in force, else that of the catalogue, whose rate is of the day that it states, else of the day of the last change.
 */
export function breakupOf(dated: Dated, charged: Charged, rates: RatesInForce): DatedBreakup | null {
  return breakupByRates(dated.product, charged, rates) ?? statedBreakup(dated, charged);
}

function breakupByRates(product: CatalogueProduct, charged: Charged, rates: RatesInForce): DatedBreakup | null {
  const { priced } = priceByMetalRates(product, rates);
  if (!priced) return null;
  const { netWeightGrams, rate, ...parts } = priced;
  const { ratePerGram } = rate;
  const stated = { ...parts, ratePerGram, netWeightGrams };
  const calculated = calculateBreakup(stated, { ...charged, gstPercent: product.GstPercent });
  if (!calculated) return null;
  const rateOn = dayInIndia(rate.since);
  return { ...calculated, metalName: metalNameOf(product), ratePerGram, rateOn, netWeightGrams };
}

function statedBreakup({ product, modifiedAt }: Dated, charged: Charged): DatedBreakup | null {
  if (product.RootCategory !== 'Jewellery') return null;
  const { PriceBreakup, MetalRatePerGram, MetalRateOn, NetWeightG } = product.Attributes;
  if (!PriceBreakup || MetalRatePerGram === undefined || NetWeightG === undefined) return null;
  const stated = {
    metal: paiseOf(PriceBreakup.Metal),
    making: paiseOf(PriceBreakup.Making),
    stones: paiseOf(PriceBreakup.Stones),
    gst: paiseOf(PriceBreakup.Gst),
    ratePerGram: paiseOf(MetalRatePerGram),
    netWeightGrams: NetWeightG,
  };
  const calculated = calculateBreakup(stated, { ...charged, gstPercent: product.GstPercent });
  if (!calculated) return null;
  return {
    ...calculated,
    metalName: metalNameOf(product),
    ratePerGram: stated.ratePerGram,
    rateOn: MetalRateOn ?? dayInIndia(modifiedAt),
    netWeightGrams: NetWeightG,
  };
}

function metalNameOf(product: CatalogueProduct): string {
  if (product.RootCategory !== 'Jewellery') return '';
  const { Metal = '', Purity = '' } = product.Attributes;
  return `${Metal} ${Purity}`.trim();
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
