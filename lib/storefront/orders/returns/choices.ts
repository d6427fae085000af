import type { Availability, ProductSummary } from '#lib/storefront/catalogue/types.ts';

/** A size that may come instead. `price` in paise, of one piece. */
export interface SizeChoice {
  sku: string;
  name: string;
  price: number;
  inStock: boolean;
}

/** A product that may come instead. */
export interface FoundReplacement {
  code: string;
  title: string;
  brand: string;
  photo: string;
  href: string;
  choices: SizeChoice[];
}

const ONE_SIZE = 'One size';

/** Sizes as those that may come instead, for so many pieces. */
export function toChoices(sizes: Availability['sizes'], quantity: number): SizeChoice[] {
  return sizes.map(({ sku, name, price, stock }) => ({
    sku,
    name: name ?? ONE_SIZE,
    price,
    inStock: stock >= quantity,
  }));
}

/** A product that was found as one that may come instead. */
export function toFoundReplacement(
  { code, title, brand, photos, href }: ProductSummary,
  choices: SizeChoice[],
): FoundReplacement {
  return { code, title, brand, photo: photos[0]?.source ?? '', href, choices };
}

/**
 * What may come instead of a piece among the sizes of its own product: the same again only where there was something wrong
 * with it.
 */
export function ownChoices(
  choices: readonly SizeChoice[],
  { sku, isFaulty }: { sku: string; isFaulty: boolean },
): SizeChoice[] {
  const others = choices.filter((choice) => choice.sku !== sku);
  const same = isFaulty ? choices.filter((choice) => choice.sku === sku) : [];
  return [...same.map((choice) => ({ ...choice, name: `The same item${sizeOf(choice)}` })), ...others];
}

const sizeOf = ({ name }: SizeChoice) => (name === ONE_SIZE ? '' : `, ${name}`);
