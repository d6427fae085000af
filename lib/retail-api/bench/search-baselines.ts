import MiniSearch from 'minisearch';
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts';
import { normaliseText } from '../catalogue/index/tokens.ts';

/** Finds products for a text; returns how many it found. */
export type Finder = (text: string) => number;

const FIELDS = ['title', 'brand', 'category', 'colour', 'attributes'] as const;

function textsOf(product: CatalogueProduct): Record<(typeof FIELDS)[number], string> {
  const attributes = Object.values(product.Attributes).filter((value) => typeof value === 'string');
  return {
    title: product.ProductTitle,
    brand: product.BrandName,
    category: `${product.Category} ${product.SubCategory} ${product.RootCategory}`,
    colour: product.ColorName,
    attributes: attributes.join(' '),
  };
}

/** Searches with MiniSearch, with prefixes and spelling tolerance; all words are required. */
export function miniSearchFinder(products: readonly CatalogueProduct[]): Finder {
  const engine = new MiniSearch({ fields: [...FIELDS] });
  engine.addAll(products.map((product, id) => ({ id, ...textsOf(product) })));
  return (text) => engine.search(text, { prefix: true, fuzzy: 0.2, combineWith: 'AND' }).length;
}

/** Searches by scanning the text of every product: without an index, ranking or spelling tolerance. */
export function scanFinder(products: readonly CatalogueProduct[]): Finder {
  const texts = products.map((product) => normaliseText(Object.values(textsOf(product)).join(' ')));
  return (text) => {
    const words = normaliseText(text).split(' ');
    return texts.filter((candidate) => words.every((word) => candidate.includes(word))).length;
  };
}
