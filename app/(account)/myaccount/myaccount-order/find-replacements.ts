import { getAvailability } from '#lib/storefront/catalogue/server.ts';
import type { ProductSummary } from '#lib/storefront/catalogue/types.ts';
import {
  type FoundReplacement,
  type SizeChoice,
  toChoices,
  toFoundReplacement,
} from '#lib/storefront/orders/returns/choices.ts';
import type { Admission } from '#lib/storefront/platform/gate/index.ts';
import { search } from '#lib/storefront/search/server.ts';

/** The maximum number of found products to choose from. */
const MAX_REPLACEMENTS = 12;

interface FieldFilter {
  /** The code of the product that is exchanged. */
  code: string;
  /** The search text for other products; empty for none. */
  text: string;
  /** The number of items to exchange. */
  quantity: number;
}

/** The possible replacements of a product. `found` is null where the search failed. */
interface ReplacementChoices {
  own: SizeChoice[];
  found: FoundReplacement[] | null;
}

/** Returns a product's sizes, and other products found by the text, with their stock. */
export async function findReplacements(
  admission: Admission,
  { code, text, quantity }: FieldFilter,
): Promise<ReplacementChoices> {
  const cards = await findCards(admission, text);
  const others = (cards ?? []).filter((card) => card.code !== code).slice(0, MAX_REPLACEMENTS);
  const read = await getAvailability(admission, [code, ...others.map((card) => card.code)]);
  const choices = new Map(read.ok ? read.value.map((one) => [one.code, toChoices(one.sizes, quantity)]) : []);
  const found = others.flatMap((card) => {
    const sizes = choices.get(card.code);
    return sizes ? [toFoundReplacement(card, sizes)] : [];
  });
  return { own: choices.get(code) ?? [], found: cards && read.ok ? found : null };
}

async function findCards(admission: Admission, text: string): Promise<ProductSummary[] | null> {
  if (text === '') return [];
  const results = await search(admission, text, { filters: {}, sort: undefined, page: 1 });
  return results.ok ? results.value.listing.products : null;
}
