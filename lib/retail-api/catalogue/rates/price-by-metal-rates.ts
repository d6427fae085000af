import { type MetalRateId, metalRateName, paiseOf } from '#lib/contract/index.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { productOfSize, skusPricedByHand } from '../product-of-size.ts';
import { type MakingRule, type MetalPriceParts, priceByRate } from './price-by-rate.ts';
import { rateOfMetal } from './rate-of-metal.ts';

/** A rate in force: paise per gram, and when it was set, in epoch milliseconds. */
export interface RateInForce {
  ratePerGram: number;
  since: number;
}

/** The rates in force by their ids. */
export type RatesInForce = Readonly<Partial<Record<MetalRateId, RateInForce>>>;

/** The price of a product by the rate of its metal. */
interface MetalRatePrice extends MetalPriceParts {
  id: MetalRateId;
  rate: RateInForce;
  netWeightGrams: number;
}

/** The lowest and the highest price that the contract allows, in paise. */
const LOWEST = 100;
const HIGHEST = 10_000_000_000;

/** Why the rates leave the price of a size alone, although they could price it. */
export const PRICED_BY_HAND = 'has its price set by hand, not changed';

/** The price of a size by the rates, tax included; or the reason why no rate prices it, as the end of a sentence. */
export type RateOutcome = { priced: MetalRatePrice; reason?: never } | { priced?: never; reason: string };

/** What the rates do to each SKU of a product. Sizes that weigh the same share one outcome. */
export function priceSizesByMetalRates(product: CatalogueProduct, rates: RatesInForce): (sku: string) => RateOutcome {
  const shared = priceByMetalRates(product, rates);
  const byHand = skusPricedByHand(product);
  return (sku) => {
    const own = productOfSize(product, sku);
    const outcome = own === product ? shared : priceByMetalRates(own, rates);
    return outcome.priced && byHand.has(sku) ? { reason: PRICED_BY_HAND } : outcome;
  };
}

/** The outcome for a product whose sizes all weigh what it states. */
export function priceByMetalRates(product: CatalogueProduct, rates: RatesInForce): RateOutcome {
  if (product.RootCategory !== 'Jewellery') return { reason: 'is not jewellery' };
  const { Metal = '', Purity = '', NetWeightG: netWeightGrams } = product.Attributes;
  const making = makingRuleOf(product);
  if (!making) return { reason: 'has no making charge' };
  const id = rateOfMetal(Metal, Purity);
  if (!id) return { reason: `has a metal without a rate: ${`${Metal} ${Purity}`.trim() || 'not stated'}` };
  const rate = rates[id];
  if (!rate) return { reason: `needs the rate of ${metalRateName(id)}, which is not set` };
  if (netWeightGrams === undefined) return { reason: 'has no net weight' };
  const stones = stoneValueOf(product);
  if (stones === undefined) return { reason: 'has stones without a stone value' };
  const parts = priceByRate({
    netWeightMg: Math.round(netWeightGrams * 1000),
    ratePerGram: rate.ratePerGram,
    making,
    wastageHundredths: Math.round((product.Attributes.WastagePercent ?? 0) * 100),
    stones,
    gstPercent: product.GstPercent,
  });
  if (parts.metal < 0 || parts.price < LOWEST || parts.price > HIGHEST)
    return { reason: 'would have a price outside the allowed range' };
  return { priced: { ...parts, id, rate, netWeightGrams } };
}

function makingRuleOf({
  Attributes,
}: Extract<CatalogueProduct, { RootCategory: 'Jewellery' }>): MakingRule | undefined {
  const { MakingPerGram, MakingPercent, MakingPerPiece } = Attributes;
  if (MakingPerGram !== undefined) return { kind: 'per gram', paise: paiseOf(MakingPerGram) };
  if (MakingPercent !== undefined) return { kind: 'percent', hundredths: Math.round(MakingPercent * 100) };
  return MakingPerPiece === undefined ? undefined : { kind: 'per piece', paise: paiseOf(MakingPerPiece) };
}

/**
 * The value of the stones in paise, from the stones or else from the breakup of the catalogue. Undefined where there
 * are stones without a value.
 */
function stoneValueOf({ Attributes }: Extract<CatalogueProduct, { RootCategory: 'Jewellery' }>): number | undefined {
  const { StoneValue, PriceBreakup, Stones = [] } = Attributes;
  const stated = StoneValue ?? PriceBreakup?.Stones ?? (Stones.length === 0 ? 0 : undefined);
  return stated === undefined ? undefined : paiseOf(stated);
}
