import type { OrderLine } from '../orders/order-store.ts';

/** What tells the goods of a line from others, for its invoice; each in one line. */
export function goodsDetails({ product_code, document }: OrderLine): string[] {
  const { sizeName, colour, metal, netWeightGrams, huid, certificate } = document;
  return [
    [`Code ${product_code}`, sizeName === null ? '' : `Size ${sizeName}`, colour]
      .filter((part) => part !== '')
      .join(', '),
    [metal, netWeightGrams === null ? '' : `net weight ${netWeightGrams} g`].filter((part) => part !== '').join(', '),
    huid === '' ? '' : `HUID ${huid}`,
    certificate === '' ? '' : `Certificate: ${certificate}`,
  ].filter((line) => line !== '');
}
