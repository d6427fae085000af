import { breakupOf, type DatedBreakup } from '../../catalogue/breakup-of.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue-product.ts';
import { presentSpecifications } from '../../catalogue/present-specifications.ts';
import { type WarrantyTerms, warrantyTerms } from './warranty-terms.ts';

/** What an order keeps of a piece beyond what the cart knew: for its invoice, its warranty card and its own page. */
export interface WarrantySnapshot {
  grossWeightGrams: number | null;
  /** Each in one line. */
  stones: string[];
  /** How the price of one piece came about; null where nobody knows it. Money is integer paise. */
  breakup: DatedBreakup | null;
  warranty: WarrantyTerms | null;
  /** Whether its pieces are hallmarked; missing where the catalogue does not say, and from orders of before it was kept. */
  hallmarked?: boolean;
}

/** The papers of a product at the moment it is bought. `price`, `mrp`: of one piece, in paise. */
export function warrantySnapshot(
  dated: { product: CatalogueProduct; modifiedAt: number },
  charged: { price: number; mrp: number },
): WarrantySnapshot {
  const { product } = dated;
  const isJewel = product.RootCategory === 'Jewellery';
  return {
    grossWeightGrams: (isJewel ? product.Attributes.GrossWeightG : undefined) ?? null,
    stones: isJewel && product.Attributes.Stones ? stoneLines(product) : [],
    breakup: breakupOf(dated, charged),
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
