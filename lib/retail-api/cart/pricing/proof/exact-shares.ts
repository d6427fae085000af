/** A share of a whole: `weight` from 0 up, `key` decides between equals. */
interface Part {
  key: string;
  weight: bigint;
}

/**
 * Splits `amount` by weight. Each part first gets its share rounded up to the unit; then, while the sum is too large, a
 * unit is taken back from the part with the largest excess, among equals from the one with the last key. The unit is a
 * rupee if neither the amount nor a weight has paise, otherwise a paisa. If all weights are 0, all parts weigh the same.
 */
export function exactShares(amount: bigint, parts: readonly Part[]): bigint[] {
  const hasPaise = amount % 100n > 0n || parts.some(({ weight }) => weight % 100n > 0n);
  return inUnitsOf(hasPaise ? 1n : 100n, amount, parts);
}

function inUnitsOf(unit: bigint, amount: bigint, parts: readonly Part[]): bigint[] {
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0n);
  if (whole === 0n) return parts.length === 0 ? [] : inUnitsOf(unit, amount, parts.map(weighingOne));
  const step = unit * whole;
  const shares = parts.map(({ weight }) => ((amount * weight + step - 1n) / step) * unit);
  // In fractions of a paisa, of which `whole` make one.
  const excess = parts.map(({ weight }, index) => (shares[index] ?? 0n) * whole - amount * weight);
  let surplus = shares.reduce((sum, share) => sum + share, 0n) - amount;
  for (; surplus > 0n; surplus -= unit) {
    let from = 0;
    for (let index = 1; index < parts.length; index += 1) {
      const difference = (excess[index] ?? 0n) - (excess[from] ?? 0n);
      const later = (parts[index]?.key ?? '') > (parts[from]?.key ?? '');
      if (difference > 0n || (difference === 0n && later)) from = index;
    }
    shares[from] = (shares[from] ?? 0n) - unit;
    excess[from] = (excess[from] ?? 0n) - step;
  }
  return shares;
}

const weighingOne = ({ key }: Part): Part => ({ key, weight: 1n });
