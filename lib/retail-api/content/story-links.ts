import type { Kysely } from 'kysely';
import { RESERVED_SEGMENTS } from '#lib/shared/reserved-segments.ts';
import type { CatalogueStructure } from '../catalogue/catalogue-index.ts';
import { trailingCodes } from '../catalogue/product-slug.ts';
import type { Database } from '../core/db/schema.ts';

/** A link of sanitised HTML to a path of the store, and what it surrounds. */
const STORE_LINK = /<a href="\/([^"?#]+)[^"]*"[^>]*>([\s\S]*?)<\/a>/g;

interface LinkedProducts {
  /** Codes of the products that the text links to and that are in stock, each once, in its order. */
  codes: string[];
  /** The text, in which links to products and lists that are gone have become plain text. */
  html: string;
}

interface Sources {
  db: Kysely<Database>;
  catalogue: Pick<CatalogueStructure, 'category'>;
}

/** What the links of a text lead to. */
interface ResolvedLinks {
  /** For each path of a link to a product, in the order of the text: the product's code and its stock. */
  products: ReadonlyMap<string, { code: string; stock: number }>;
  /** Paths of links to products and lists that are gone. */
  gone: ReadonlySet<string>;
}

/** The products that a story's sanitised HTML links to. */
export async function readLinkedProducts(sources: Sources, html: string): Promise<LinkedProducts> {
  const { products, gone } = await resolveLinks(sources, html);
  const available = [...products.values()].filter(({ stock }) => stock > 0);
  const withoutDeadLinks = html.replace(STORE_LINK, (link, path: string, inner: string) =>
    gone.has(path.toLowerCase()) ? inner : link,
  );
  return { codes: [...new Set(available.map(({ code }) => code))], html: withoutDeadLinks };
}

/** Codes of all products that a story's sanitised HTML links to, sold out or not. */
export async function linkedCodes(sources: Sources, html: string): Promise<ReadonlySet<string>> {
  const { products } = await resolveLinks(sources, html);
  return new Set([...products.values()].map(({ code }) => code));
}

async function resolveLinks({ db, catalogue }: Sources, html: string): Promise<ResolvedLinks> {
  const paths = new Set([...html.matchAll(STORE_LINK)].map(([, path = '']) => path.toLowerCase()));
  const unknown = [...paths].filter(
    (path) => !RESERVED_SEGMENTS.has(path.split('/')[0] ?? '') && !catalogue.category(path),
  );
  const products = new Map<string, { code: string; stock: number }>();
  const gone = new Set<string>();
  if (unknown.length === 0) return { products, gone };
  const codesOf = new Map(unknown.map((path) => [path, trailingCodes(path.replace(/^.*\//, ''))]));
  const sold = await db
    .selectFrom('skus')
    .innerJoin('products', 'products.code', 'skus.product_code')
    .select(['product_code as code', ({ fn }) => fn.sum<number>('quantity').as('stock')])
    .where('product_code', 'in', [...codesOf.values()].flat())
    .where('products.hidden', '=', 0)
    .groupBy('product_code')
    .execute();
  const stockOf = new Map(sold.map(({ code, stock }) => [code, Number(stock)]));
  const redirects = await db.selectFrom('redirects').select('from_path').where('from_path', 'in', unknown).execute();
  const moved = new Set(redirects.map(({ from_path }) => from_path));
  for (const [path, candidates] of codesOf) {
    // The longest code counts, as in the address of a product.
    const code = candidates.toReversed().find((candidate) => stockOf.has(candidate));
    if (code !== undefined) products.set(path, { code, stock: stockOf.get(code) ?? 0 });
    else if (!moved.has(path)) gone.add(path);
  }
  return { products, gone };
}
