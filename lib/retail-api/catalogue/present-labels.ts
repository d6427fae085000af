import { LABELS, type Label } from '#lib/contract/index.ts';

/** Up to this stock over all sizes a product is labelled "few left". */
const FEW_LEFT = 3;

/** What the labels of a product depend on besides the operator's own labels. */
interface LabelFacts {
  /** The stock of all sizes together. */
  stock: number;
  /** Whether the price is now below the MRP. */
  reduced: boolean;
}

/** All labels of a product by precedence. Labels about stock depend only on the stock, whatever the file says. */
export function presentLabels(operatorLabels: readonly Label[], { stock, reduced }: LabelFacts): Label[] {
  return LABELS.filter((label) => {
    if (label === 'sold out') return stock === 0;
    if (label === 'few left') return stock > 0 && stock <= FEW_LEFT;
    if (label === 'price drop') return reduced && operatorLabels.includes(label);
    return operatorLabels.includes(label);
  });
}
