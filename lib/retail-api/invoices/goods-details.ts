import type { OrderLine } from '../orders/order-store.ts';

/** How the catalogue says that a piece has no certificate. */
const NO_CERTIFICATE = 'None';

/** What tells the goods of a line from others, for its invoice; each in one line. */
export function goodsDetails({ product_code, document }: OrderLine): string[] {
  const { sizeName, colour, metal, netWeightGrams, huid, certificate } = document;
  return [
    [`Code ${product_code}`, sizeName === null ? '' : `Size ${sizeName}`, colour]
      .filter((part) => part !== '')
      .join(', '),
    [metal ?? '', netWeightGrams === undefined ? '' : `net weight ${netWeightGrams} g`]
      .filter((part) => part !== '')
      .join(', '),
    huid === '' ? '' : `HUID ${huid}`,
    certificate === '' || certificate === NO_CERTIFICATE ? '' : `Certificate: ${certificate}`,
  ].filter((line) => line !== '');
}
