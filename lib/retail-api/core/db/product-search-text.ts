import { type RawBuilder, sql } from 'kysely';

/** The fields by which an operator finds a product. */
interface FoundByText {
  ProductCode: string;
  ProductTitle: string;
  BrandName: string;
  RootCategory: string;
  Category: string;
  SubCategory: string;
}

/** Longer texts would not fit into the index of PostgreSQL. */
const MAX_PART = 100;

/** A text as `products.search_text` holds it: in small letters, without the bar between its parts, and cut. */
export function searchPart(text: string): string {
  return [...text.toLowerCase().replaceAll('|', ' ')].slice(0, MAX_PART).join('');
}

/** What an operator's search for products looks through: code, title, brand and categories, each between two bars. */
export function productSearchText(product: FoundByText): string {
  const { ProductCode, ProductTitle, BrandName, RootCategory, Category, SubCategory } = product;
  const parts = [ProductCode, ProductTitle, BrandName, RootCategory, Category, SubCategory];
  return `|${parts.map(searchPart).join('|')}|`;
}

/** Whether a product's search text holds a text somewhere. */
export function holdsSearchPart(text: string): RawBuilder<boolean> {
  return holds(searchPart(text));
}

/** Whether one of the parts of a product's search text is this one, as a brand or a category. */
export function isSearchPart(text: string): RawBuilder<boolean> {
  return holds(`|${searchPart(text)}|`);
}

/** No character of `part` stands for others. */
function holds(part: string): RawBuilder<boolean> {
  return sql<boolean>`search_text like ${`%${part.replace(/[!%_]/g, '!$&')}%`} escape '!'`;
}
