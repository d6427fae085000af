import type { CatalogueStone } from '../product-attributes.ts';
import type { IndexEntry } from './index-entry.ts';
import { memoise } from './memoise.ts';
import { stem, tokensOf } from './tokens.ts';

/** The weight of a word for a product, by the field that contains it. */
const WEIGHTS = { brand: 12, title: 9, category: 7, colour: 5, root: 5, gender: 4, stone: 6, attribute: 3, label: 2 };

/** A word as written, and the term for searching it. */
interface Word {
  term: string;
  surface: string;
}

/** Called with each word of a product. */
type Visit = (term: string, surface: string, weight: number) => void;

const read = (text: string): readonly Word[] => tokensOf(text).map((surface) => ({ term: stem(surface), surface }));

/** Extracts the words that products are found by; caches texts that many products share. */
export class EntryTokens {
  readonly #readShared = memoise(read);

  /** Calls `visit` with every searchable word of a product. Codes and SKUs are indexed elsewhere. */
  visit({ product, texts = [] }: IndexEntry, visit: Visit): void {
    const share = (weight: number, ...texts: readonly string[]) => this.#take(texts, weight, visit);
    share(WEIGHTS.brand, product.BrandName);
    // Titles are not cached, because they are nearly always unique.
    visitOnce(read(product.ProductTitle), WEIGHTS.title, visit);
    for (const text of texts) visitOnce(read(text), WEIGHTS.title, visit);
    share(WEIGHTS.category, product.Category, product.SubCategory);
    share(WEIGHTS.colour, product.ColorName);
    share(WEIGHTS.root, product.RootCategory);
    share(WEIGHTS.gender, product.Gender === 'Unisex' ? 'unisex men women' : product.Gender);
    share(WEIGHTS.attribute, product.CountryOfOrigin);
    share(WEIGHTS.label, ...product.Labels);
    if (product.RootCategory === 'Jewellery') share(WEIGHTS.stone, ...stoneTexts(product.Attributes.Stones ?? []));
    share(WEIGHTS.attribute, ...attributeTexts(product.Attributes));
  }

  /** Terms of a text that many products share, in order. */
  terms(text: string): string[] {
    return this.#readShared(text).map(({ term }) => term);
  }

  #take(texts: readonly string[], weight: number, visit: Visit): void {
    const words = texts.flatMap((text) => this.#readShared(text));
    visitOnce(words, weight, visit);
  }
}

/** Calls `visit` once per word, however often a field contains it. */
function visitOnce(words: readonly Word[], weight: number, visit: Visit): void {
  const seen = new Set<string>();
  for (const { term, surface } of words) {
    if (seen.has(surface)) continue;
    seen.add(surface);
    visit(term, surface, weight);
  }
}

/** Shoppers' words for the part that an attribute describes. */
const PARTS: Readonly<Record<string, string>> = {
  StrapMaterial: 'strap',
  DialColour: 'dial',
  CaseMaterial: 'case',
  Movement: 'movement',
  Display: 'display',
};

function attributeTexts(attributes: Record<string, unknown>): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    // The number of a single piece is not a word: each would be a separate term.
    if (name === 'HUID') return [];
    if (typeof value === 'string') return value === 'None' ? [] : [`${value} ${PARTS[name] ?? ''}`];
    // `BluetoothCalling: true` is found by "bluetooth calling".
    if (value === true) return [name.replace(/([a-z])([A-Z])/g, '$1 $2')];
    if (name === 'CaseSizeMm') return [`${value} mm`];
    if (name === 'WaterResistanceM') return [`${value} m water resistance`, `${Number(value) / 10} atm`];
    if (name === 'ScreenSizeIn') return [`${value} inch`];
    if (!Array.isArray(value)) return [];
    return value.filter((item) => typeof item === 'string');
  });
}

function stoneTexts(stones: readonly CatalogueStone[]): string[] {
  return stones.map(({ Type, Cut }) => `${Type} ${Cut ?? ''}`);
}
