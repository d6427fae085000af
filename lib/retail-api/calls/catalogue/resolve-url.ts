import type { Kysely } from 'kysely';
import { calls } from '#lib/contract/index.ts';
import { RESERVED_SEGMENTS } from '#lib/shared/reserved-segments.ts';
import { trailingCodes } from '../../catalogue/product-slug.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import type { Database } from '../../core/db/schema.ts';

const PATH = /^[a-z0-9_-]+(?:\/[a-z0-9_-]+){0,3}$/;

/**
 * What stands at a path: a redirect that the store keeps, a list, or a product by the code that its last segment ends
 * in. Any other spelling of a list or product is a redirect to its own address.
 */
export const resolveUrl = handlerFor(calls.resolveUrl, async (request, { db, catalogue }) => {
  const asked = request.PageURL.replace(/^\/+|\/+$/g, '');
  const path = asked.toLowerCase();
  const segments = path.split('/');
  if (!PATH.test(path) || RESERVED_SEGMENTS.has(segments[0] ?? '')) return refuse('NotFound');
  const found = (Kind: 'product' | 'list', Url: string, ProductCode = '') =>
    succeed(Url === asked ? { Kind, Url, ProductCode } : { Kind: 'redirect' as const, Url, ProductCode });

  const redirect = await db.selectFrom('redirects').select('to_path').where('from_path', '=', path).executeTakeFirst();
  if (redirect) return succeed({ Kind: 'redirect', Url: redirect.to_path, ProductCode: '' });
  const category = catalogue.category(path);
  if (category) return found('list', category.path);
  const product = await findProduct(db, segments.at(-1) ?? '');
  return product ? found('product', product.slug, product.code) : refuse('NotFound');
});

/** The product whose code the segment ends in; of several such codes the longest. */
async function findProduct(db: Kysely<Database>, segment: string): Promise<{ slug: string; code: string } | undefined> {
  const rows = await db
    .selectFrom('products')
    .select(['slug', 'code'])
    .where('code', 'in', trailingCodes(segment))
    .execute();
  return rows.sort((left, right) => right.code.length - left.code.length)[0];
}
