import type { CatalogueProduct } from '../../catalogue/catalogue-product.ts';

/** Whether a person considers a product relevant among the first results. */
export type Relevance = (product: CatalogueProduct) => boolean;

/** The results that a person expects of a query. */
export interface SearchExpectation {
  text: string;
  /**
   * Null if nothing may be found. Otherwise the first results, up to eight, are such products as long as there are any.
   */
  wanted: Relevance | null;
  /** The query that the store must say it searched for instead; if omitted, it must not mention a correction. */
  corrected?: string;
}

export const FIRST_PLACES = 8;

export const every =
  (...all: Relevance[]): Relevance =>
  (product) =>
    all.every((wanted) => wanted(product));
export const either =
  (...all: Relevance[]): Relevance =>
  (product) =>
    all.some((wanted) => wanted(product));
export const not =
  (unwanted: Relevance): Relevance =>
  (product) =>
    !unwanted(product);

/** Matches the root category, the category, the sub-category or the jewellery's type. */
export const kind =
  (name: string): Relevance =>
  (product) =>
    [product.RootCategory, product.Category, product.SubCategory].includes(name);
export const brand =
  (name: string): Relevance =>
  (product) =>
    product.BrandName === name;
export const code =
  (...codes: string[]): Relevance =>
  (product) =>
    codes.includes(product.ProductCode);
/** The title contains the text, ignoring case. */
export const titled =
  (words: string): Relevance =>
  (product) =>
    product.ProductTitle.toLowerCase().includes(words.toLowerCase());
/** An attribute, the colour, the title or the country of origin contains the text, ignoring case. */
export const has =
  (words: string): Relevance =>
  (product) =>
    [product.ColorName, product.ProductTitle, product.CountryOfOrigin, JSON.stringify(product.Attributes)].some(
      (text) => text.toLowerCase().includes(words.toLowerCase()),
    );
export const attribute =
  (name: string, value: unknown): Relevance =>
  (product) =>
    (product.Attributes as Record<string, unknown>)[name] === value;
export const metal = (name: string): Relevance => attribute('Metal', name);
export const gold: Relevance = (product) =>
  product.RootCategory === 'Jewellery' && /Gold$/.test(String(product.Attributes.Metal));
export const stone =
  (name: string): Relevance =>
  (product) =>
    product.RootCategory === 'Jewellery' && (product.Attributes.Stones ?? []).some((one) => one.Type.includes(name));
export const men: Relevance = ({ Gender }) => Gender !== 'Women';
export const women: Relevance = ({ Gender }) => Gender !== 'Men';
/** Rupees, inclusive. */
export const costs =
  (min: number, max: number): Relevance =>
  ({ Price }) =>
    Price >= min && Price <= max;

/** Rows of a table: the query, its relevant products, and the correction if the store must announce one. */
export function judgements(rows: readonly (readonly [string, Relevance | null, string?])[]): SearchExpectation[] {
  return rows.map(([text, wanted, corrected]) => ({ text, wanted, ...(corrected === undefined ? {} : { corrected }) }));
}
