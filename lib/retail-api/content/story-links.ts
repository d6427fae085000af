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

/** The products that a story's sanitised HTML links to. */
export async function readLinkedProducts({ db, catalogue }: Sources, html: string): Promise<LinkedProducts> {
  const paths = new Set([...html.matchAll(STORE_LINK)].map(([, path = '']) => path.toLowerCase()));
  const unknown = [...paths].filter(
    (path) => !RESERVED_SEGMENTS.has(path.split('/')[0] ?? '') && !catalogue.category(path),
  );
  if (unknown.length === 0) return { codes: [], html };
  const codesOf = new Map(unknown.map((path) => [path, trailingCodes(path.replace(/^.*\//, ''))]));
  const sold = await db
    .selectFrom('skus')
    .select(['product_code as code', ({ fn }) => fn.sum<number>('quantity').as('stock')])
    .where('product_code', 'in', [...codesOf.values()].flat())
    .groupBy('product_code')
    .execute();
  const stockOf = new Map(sold.map(({ code, stock }) => [code, Number(stock)]));
  const redirects = await db.selectFrom('redirects').select('from_path').where('from_path', 'in', unknown).execute();
  const moved = new Set(redirects.map(({ from_path }) => from_path));
  const codes: string[] = [];
  const gone = new Set<string>();
  for (const [path, candidates] of codesOf) {
    // The longest code counts, as in the address of a product.
    const code = candidates.toReversed().find((candidate) => stockOf.has(candidate));
    if (code === undefined && !moved.has(path)) gone.add(path);
    if (code !== undefined && (stockOf.get(code) ?? 0) > 0) codes.push(code);
  }
  const withoutDeadLinks = html.replace(STORE_LINK, (link, path: string, inner: string) =>
    gone.has(path.toLowerCase()) ? inner : link,
  );
  return { codes: [...new Set(codes)], html: withoutDeadLinks };
}
