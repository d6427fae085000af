import { breakupOf, type DatedBreakup } from '../../catalogue/breakup-of.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue-product.ts';
import { presentSpecifications } from '../../catalogue/present-specifications.ts';
import type { RatesInForce } from '../../catalogue/rates/price-by-metal-rates.ts';
import { type WarrantyTerms, warrantyTerms } from './warranty-terms.ts';

/**
 * Data of a product that an order stores in addition to the cart's, for its invoice, warranty card and order page.
 */
export interface WarrantySnapshot {
  grossWeightGrams: number | null;
  /** One entry per line of text. */
  stones: string[];
  /** The price breakup of one item; null if unknown. Money is integer paise. */
  breakup: DatedBreakup | null;
  warranty: WarrantyTerms | null;
  /** Whether the items are hallmarked; missing if the catalogue does not say, and in old orders. */
  hallmarked?: boolean;
}

/** The document data of a product at the time of purchase. `price`, `mrp`: per item, in paise. `rates`: the metal rates in force. */
export function warrantySnapshot(
  dated: { product: CatalogueProduct; modifiedAt: number },
  charged: { price: number; mrp: number },
  rates: RatesInForce,
): WarrantySnapshot {
  const { product } = dated;
  const isJewel = product.RootCategory === 'Jewellery';
  return {
    grossWeightGrams: (isJewel ? product.Attributes.GrossWeightG : undefined) ?? null,
    stones: isJewel && product.Attributes.Stones ? stoneLines(product) : [],
    breakup: breakupOf(dated, charged, rates),
    warranty: warrantyTerms(product),
    ...hallmarkedOf(product),
  };
}

function hallmarkedOf({ RootCategory, Attributes }: CatalogueProduct): Pick<WarrantySnapshot, 'hallmarked'> {
  const hallmarked = RootCategory === 'Jewellery' ? Attributes.Hallmarked : undefined;
  return hallmarked === undefined ? {} : { hallmarked };
}

/** `Diamond: 1 stone, 0.72 ct, Round brilliant, clarity VS1, colour F`. */
function stoneLines(product: CatalogueProduct): string[] {
  return presentSpecifications(product)
    .filter(({ Group, Name }) => Group === 'Stones' && Name !== 'Certificate')
    .map(({ Name, Value }) => `${Name}: ${Value}`);
}
