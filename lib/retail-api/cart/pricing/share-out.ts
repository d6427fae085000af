/** A part of a whole, e.g. a line of a cart. */
export interface Share {
  /** Decides between parts with equal remainders, so that their order in the list never matters. */
  key: string;
  /** A whole number from 0 up. */
  weight: number;
}

/**
 * Splits `amount` (integer paise, from 0 up) over parts by their weights, by the method of the largest remainder: the
 * parts sum to the amount exactly, and where the amount is no more than the sum of the weights, no part gets more than
 * its weight. Parts without any weight at all share equally. Answers in the order of the parts.
 */
export function shareOut(amount: number, parts: readonly Share[]): number[] {
  if (parts.length === 0) return [];
  const weightless = parts.every(({ weight }) => weight === 0);
  // Paise times paise outgrow what a number holds exactly.
  const weights = parts.map(({ weight }) => (weightless ? 1n : BigInt(weight)));
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  const split = weights.map((weight, index) => {
    const product = BigInt(amount) * weight;
    return { index, whole: Number(product / sum), remainder: product % sum };
  });
  const missing = amount - split.reduce((total, { whole }) => total + whole, 0);
  const keyOf = (index: number) => parts[index]?.key ?? '';
  const favoured = split
    .toSorted((a, b) => {
      if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1;
      return keyOf(a.index) < keyOf(b.index) ? -1 : 1;
    })
    .slice(0, missing);
  const extra = new Set(favoured.map(({ index }) => index));
  return split.map(({ index, whole }) => whole + (extra.has(index) ? 1 : 0));
}
