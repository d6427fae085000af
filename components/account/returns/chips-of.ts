import type { Choice } from '#lib/returns/choices.ts';
import { formatPaise } from '#lib/shared/money.ts';

/** Choices as chips: each with the price of a piece, or why it cannot be chosen. */
export function chipsOf(choices: readonly Choice[]) {
  return choices.map(({ sku, name, price, inStock }) => ({
    ...{ value: sku, name, disabled: !inStock },
    note: inStock ? formatPaise(price) : 'Sold out',
  }));
}
