import { RUPEE } from '#lib/shared/money.ts';

/** A share of a whole, e.g. a line of a cart. */
interface Share {
  /** Decides between parts with equal remainders, so that their order in the list does not matter. */
  key: string;
  /** A whole number from 0 up. */
  weight: number;
}

/**
 * Splits `amount` (integer paise, from 0 up) over parts by weight, with the largest remainder method: the shares
 * add up to the amount exactly, and for an amount up to the sum of the weights no share exceeds its weight. The shares
 * are whole rupees if the amount and all weights are. If all weights are 0, the parts share equally. Returns the shares
 * in the order of the parts.
 */
export function allocateByWeight(amount: number, parts: readonly Share[]): number[] {
  if (parts.length === 0) return [];
  const areRupees = [amount, ...parts.map(({ weight }) => weight)].every((paise) => paise % RUPEE === 0);
  if (!areRupees) return shareUnits(amount, parts);
  return shareUnits(amount / RUPEE, parts).map((rupees) => rupees * RUPEE);
}

/** Splits a number of equal units over parts by weight. */
function shareUnits(amount: number, parts: readonly Share[]): number[] {
  const weightless = parts.every(({ weight }) => weight === 0);
  // A product of two amounts in paise exceeds what a number can represent exactly.
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
