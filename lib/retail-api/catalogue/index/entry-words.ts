import type { IndexEntry } from './index-entry.ts';
import { stem, wordsOf } from './tokens.ts';

/** What a word says about a product, by the field that holds it. */
const WEIGHTS = { brand: 12, title: 9, category: 7, colour: 5, root: 5, gender: 4, attribute: 3 };

/** Calls `visit` with every word of a product that a search may find it by. Codes and SKUs are found elsewhere. */
export function visitWords(
  { product }: IndexEntry,
  visit: (term: string, surface: string, weight: number) => void,
): void {
  const take = (text: string, weight: number) => {
    for (const word of new Set(wordsOf(text))) visit(stem(word), word, weight);
  };
  take(product.BrandName, WEIGHTS.brand);
  take(product.ProductTitle, WEIGHTS.title);
  take(`${product.Category} ${product.SubCategory}`, WEIGHTS.category);
  take(product.ColorName, WEIGHTS.colour);
  take(product.RootCategory, WEIGHTS.root);
  take(product.Gender === 'Unisex' ? 'unisex men women' : product.Gender, WEIGHTS.gender);
  take(product.CountryOfOrigin, WEIGHTS.attribute);
  take(attributeTexts(product.Attributes).join(' '), WEIGHTS.attribute);
}

function attributeTexts(attributes: Record<string, unknown>): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (typeof value === 'string') return value === 'None' ? [] : [value];
    // `BluetoothCalling: true` is found by "bluetooth calling".
    if (value === true) return [name.replace(/([a-z])([A-Z])/g, '$1 $2')];
    if (name === 'CaseSizeMm') return [`${value} mm`];
    if (name === 'WaterResistanceM') return [`${value} m water resistance`];
    if (name === 'ScreenSizeIn') return [`${value} inch`];
    if (!Array.isArray(value)) return [];
    return value.flatMap((item: unknown) => (typeof item === 'string' ? [item] : stoneTexts(item)));
  });
}

function stoneTexts(stone: unknown): string[] {
  const { Type, Cut } = stone as { Type?: unknown; Cut?: unknown };
  return [Type, Cut].filter((text): text is string => typeof text === 'string');
}
