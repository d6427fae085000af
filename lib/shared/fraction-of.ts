/**
 * `amount` x `numerator` / `denominator`, rounded half up and exact for numbers of any size. All are whole numbers
 * from 0 up, the denominator from 1 up.
 */
export function fractionOf(amount: number, numerator: number, denominator: number): number {
  const doubled = 2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator);
  return Number(doubled / (2n * BigInt(denominator)));
}
