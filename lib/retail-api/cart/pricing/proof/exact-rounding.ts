/** The rate in hundredths of a percent, read from its decimal digits: 18 is 1800, 0.25 is 25. */
export function hundredthsOf(gstPercent: number): bigint {
  const [whole = '', decimals = ''] = String(gstPercent).split('.');
  return BigInt(whole + decimals.padEnd(2, '0'));
}

/** The tax included in a price: the price less its value without tax, which is rounded half down. */
export function exactTax(price: bigint, gstPercent: number): bigint {
  const whole = 10_000n;
  const numerator = price * whole;
  const denominator = whole + hundredthsOf(gstPercent);
  const below = numerator / denominator;
  const isPastHalf = 2n * (numerator - below * denominator) > denominator;
  return price - (isPastHalf ? below + 1n : below);
}
