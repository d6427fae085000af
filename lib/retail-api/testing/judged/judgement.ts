import type { CatalogueProduct } from '../../catalogue/catalogue-product.ts';

/** What a person says of a product that stands in the first places. */
export type Relevance = (product: CatalogueProduct) => boolean;

/** What a person expects of a query. */
export interface SearchExpectation {
  text: string;
  /** Null where nothing is to be found. Otherwise the first places, up to eight, hold such products as long as there are any. */
  wanted: Relevance | null;
  /** What the store must say it searched for in place of the text; where it is left out, nothing may be said. */
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

/** The root category, the category, the sub-category or the jewellery's type. */
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
/** Held by the title, letters of either case. */
export const titled =
  (words: string): Relevance =>
  (product) =>
    product.ProductTitle.toLowerCase().includes(words.toLowerCase());
/** Any attribute or the colour holds it. */
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
/** Rupees, both ends included. */
export const costs =
  (least: number, most: number): Relevance =>
  ({ Price }) =>
    Price >= least && Price <= most;

/** Rows of a table: text, what is wanted, and what the store says where it says something. */
export function judgements(rows: readonly (readonly [string, Relevance | null, string?])[]): SearchExpectation[] {
  return rows.map(([text, wanted, corrected]) => ({ text, wanted, ...(corrected === undefined ? {} : { corrected }) }));
}
