import type { Kysely } from 'kysely';
import { PICTURE_FIELDS, type ServedShop } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { readPictures, readShop, readShopVersion } from './shop-repository.ts';

const HEADERS = { 'cache-control': 'no-store' };

/** `/shop-profile` for the storefront: 304 if `?version=` is the current one, 404 if there is none. */
export async function serveShop(url: URL, db: Kysely<Database>): Promise<Response> {
  // Storefronts ask twice a second, so the profile itself is read only where it is sent.
  if (url.searchParams.get('version') === String(await readShopVersion(db))) {
    return new Response(null, { status: 304, headers: HEADERS });
  }
  const shop = await readShop(db);
  if (!shop) return new Response(null, { status: 404, headers: HEADERS });
  const pictures = await readPictures(db, shop);
  const served: ServedShop = {
    Version: shop.version,
    Profile: shop.profile,
    Pictures: PICTURE_FIELDS.flatMap((Field) => {
      const [body, Name] = [pictures[Field], shop.profile[Field]];
      return body && Name !== undefined ? [{ Field, Name, ContentBase64: Buffer.from(body).toString('base64') }] : [];
    }),
  };
  return Response.json(served, { headers: HEADERS });
}
