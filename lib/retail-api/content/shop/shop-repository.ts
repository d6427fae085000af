import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { PICTURE_FIELDS, type PictureField } from '#lib/contract/index.ts';
import { type ShopProfile, storedShopProfile } from '#lib/shared/shop-profile.ts';
import type { Database } from '../../core/db/schema.ts';

/** The bytes of a profile's pictures by the field that names them. */
export type Pictures = Partial<Record<PictureField, Uint8Array>>;

/** A stored version of the profile. */
export interface StoredShop {
  version: number;
  profile: ShopProfile;
  /** Hashes of its pictures. */
  pictures: Partial<Record<PictureField, string>>;
  hash: string;
  /** Empty if it comes from the settings. */
  savedBy: string;
  /** Epoch milliseconds. */
  savedAt: number;
}

/** The number of the current version; undefined before the first one. */
export async function readShopVersion(db: Kysely<Database>): Promise<number | undefined> {
  const query = db.selectFrom('shop_profiles').select('version').orderBy('version', 'desc').limit(1);
  return (await query.executeTakeFirst())?.version;
}

/** The current version of the profile; undefined before the first one. */
export async function readShop(db: Kysely<Database>): Promise<StoredShop | undefined> {
  const row = await db.selectFrom('shop_profiles').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirst();
  if (!row) return undefined;
  const profile = storedShopProfile(JSON.parse(row.document));
  const pictures: StoredShop['pictures'] = JSON.parse(row.pictures);
  return {
    version: row.version,
    profile,
    pictures,
    // The hash is computed again, because an earlier release made the stored one from fewer fields.
    hash: hashOf(profile, pictures),
    savedBy: row.saved_by,
    savedAt: row.saved_at,
  };
}

/** The bytes of the pictures of a stored profile. */
export async function readPictures(
  db: Kysely<Database>,
  { pictures }: Pick<StoredShop, 'pictures'>,
): Promise<Pictures> {
  const hashes = Object.values(pictures);
  if (hashes.length === 0) return {};
  const rows = await db.selectFrom('shop_pictures').selectAll().where('hash', 'in', hashes).execute();
  const bodies = new Map(rows.map(({ hash, body }) => [hash, body]));
  const found: Pictures = {};
  for (const field of PICTURE_FIELDS) {
    const body = bodies.get(pictures[field] ?? '');
    if (body) found[field] = body;
  }
  return found;
}

/** A profile with the pictures that it names, ready to be stored. */
interface NewShop {
  profile: ShopProfile;
  pictures: Pictures;
  savedBy: string;
  savedAt: number;
}

/** The hash of a profile with its pictures. */
export function hashOfShop({ profile, pictures }: Pick<NewShop, 'profile' | 'pictures'>): string {
  return hashOf(profile, hashesOf(pictures));
}

function hashOf(profile: ShopProfile, pictures: StoredShop['pictures']): string {
  // Fields that were filled in stand elsewhere than in a checked profile.
  const fields = Object.entries(profile).toSorted(([first], [second]) => (first < second ? -1 : 1));
  return sha256(JSON.stringify([fields, pictures]));
}

/** Stores the version that follows `after`; undefined if there is one already. */
export async function insertShop(
  transaction: Transaction<Database>,
  shop: NewShop,
  after: number,
): Promise<StoredShop | undefined> {
  const { profile, savedBy, savedAt } = shop;
  const pictures = hashesOf(shop.pictures);
  const version = after + 1;
  const hash = hashOfShop(shop);
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('shop_profiles')
    .values({
      version,
      document: JSON.stringify(profile),
      pictures: JSON.stringify(pictures),
      hash,
      saved_by: savedBy,
      saved_at: savedAt,
    })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return undefined;
  for (const body of Object.values(shop.pictures)) {
    await transaction
      .insertInto('shop_pictures')
      .values({ hash: sha256(body), body })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  }
  return { version, profile, pictures, hash, savedBy, savedAt };
}

function hashesOf(pictures: Pictures): StoredShop['pictures'] {
  const entries = PICTURE_FIELDS.flatMap((field) => {
    const body = pictures[field];
    return body ? [[field, sha256(body)] as const] : [];
  });
  return Object.fromEntries(entries);
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
