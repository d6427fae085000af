import { LABELS, type Label } from '#lib/contract/index.ts';

/** Up to this many pieces in all sizes together are "few left". */
const FEW_LEFT = 3;

/** What the labels of a product depend on besides the operator's own. */
interface LabelFacts {
  /** Pieces in all sizes together. */
  stock: number;
  /** Whether the price is now below the MRP. */
  reduced: boolean;
}

/** All labels of a product by precedence. Scarcity comes from stock alone, whatever the catalogue file says. */
export function presentLabels(given: readonly Label[], { stock, reduced }: LabelFacts): Label[] {
  return LABELS.filter((label) => {
    if (label === 'sold out') return stock === 0;
    if (label === 'few left') return stock > 0 && stock <= FEW_LEFT;
    if (label === 'price drop') return reduced && given.includes(label);
    return given.includes(label);
  });
}
