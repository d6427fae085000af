import type { Availability, ProductSummary } from '#lib/storefront/catalogue/types.ts';

/** A size offered as replacement. `price` in paise per unit. */
export interface SizeChoice {
  sku: string;
  name: string;
  price: number;
  inStock: boolean;
}

/** A product offered as replacement. */
export interface FoundReplacement {
  code: string;
  title: string;
  brand: string;
  photo: string;
  href: string;
  choices: SizeChoice[];
}

const ONE_SIZE = 'One size';

/** The sizes that can be the replacement for this quantity. */
export function toChoices(sizes: Availability['sizes'], quantity: number): SizeChoice[] {
  return sizes.map(({ sku, name, price, stock }) => ({
    sku,
    name: name ?? ONE_SIZE,
    price,
    inStock: stock >= quantity,
  }));
}

/** Converts a found product to one offered as replacement. */
export function toFoundReplacement(
  { code, title, brand, photos, href }: ProductSummary,
  choices: SizeChoice[],
): FoundReplacement {
  return { code, title, brand, photo: photos[0]?.source ?? '', href, choices };
}

/**
 * The replacements for an item among the sizes of its own product; the same size is offered only where the item was
 * faulty.
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
