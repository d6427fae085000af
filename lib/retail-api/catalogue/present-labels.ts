import { LABELS, type Label } from '#lib/contract/index.ts';

/** Up to this stock over all sizes a product is labelled "few left". */
export const LOW_STOCK = 3;

/** What the labels of a product depend on besides the operator's own labels. */
interface LabelFacts {
  /** The stock of all sizes together. */
  stock: number;
  /** Whether the price is below a recorded earlier one. */
  dropped: boolean;
}

/**
 * All labels of a product by precedence. Those about stock depend only on the stock, and "price drop" only on recorded
 * prices, whatever the file says.
 */
export function presentLabels(operatorLabels: readonly Label[], { stock, dropped }: LabelFacts): Label[] {
  return LABELS.filter((label) => {
    if (label === 'sold out') return stock === 0;
    if (label === 'few left') return stock > 0 && stock <= LOW_STOCK;
    if (label === 'price drop') return dropped;
    return operatorLabels.includes(label);
  });
}

/** The labels of a document with "price drop" as it is recorded, in the order of precedence. */
export function withRecordedDrop(operatorLabels: readonly Label[], dropped: boolean): Label[] {
  return LABELS.filter((label) => (label === 'price drop' ? dropped : operatorLabels.includes(label)));
}
