import { localSize } from '#lib/shared/language/local-size.ts';
import type { Availability, ProductSummary } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';

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

/** The sizes that can be the replacement for this quantity. */
export function toChoices(sizes: Availability['sizes'], quantity: number): SizeChoice[] {
  return sizes.map(({ sku, name, price, stock }) => ({
    sku,
    name: name ?? m.returnsOneSize(),
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
  return [...same.map((choice) => ({ ...choice, name: sameItem(choice) })), ...others];
}

const sameItem = ({ name }: SizeChoice) =>
  name === m.returnsOneSize() ? m.returnsSameItem() : m.returnsSameItemSize({ size: localSize(name) });
