import type { Kysely, Transaction } from 'kysely';
import type { PictureField } from '#lib/contract/index.ts';
import { makeBrandFiles, PictureError } from '#lib/shared/brand-files.ts';
import { checkShopProfile, type ShopProfile } from '#lib/shared/shop-profile.ts';
import type { OwnFonts } from '#lib/shared/typefaces.ts';
import { lockImports } from '../../catalogue/import-catalogue.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import { insertShop, type Pictures, readPictures, readShop, type StoredShop } from './shop-repository.ts';
import { warehouseChangeProblem, warehouseStateProblem } from './warehouse-rules.ts';

interface SaveOptions {
  /** The profile as the operator sent it. */
  profile: unknown;
  /** The pictures that were sent with it. */
  pictures: Pictures;
  expectedVersion: number;
  dryRun: boolean;
  by: string;
  /** Whether the shop is a trial. */
  isTrial: boolean;
  /** Epoch milliseconds. */
  now: number;
}

interface SavedShop {
  shop: StoredShop;
  fonts: OwnFonts;
}

/** Saves a profile as the next version, with the pictures that it names. */
export async function saveShop(db: Kysely<Database>, options: SaveOptions): Promise<Outcome<SavedShop>> {
  const { expectedVersion, dryRun, by: savedBy, now: savedAt } = options;
  const checked = checkShopProfile(options.profile, { trial: options.isTrial });
  if (!checked.ok) return invalidField(['Profile', checked.field].filter(Boolean).join('.'), checked.message);
  const { profile } = checked;
  const elsewhere = warehouseStateProblem(profile);
  if (elsewhere) return invalidField(`Profile.${elsewhere.field}`, elsewhere.message);
  return inTransaction(db, async (transaction) => {
    // Nobody puts pieces into a warehouse meanwhile.
    await lockImports(transaction, savedAt);
    const before = await readShop(transaction);
    if ((before?.version ?? 0) !== expectedVersion) return fail('Conflict');
    const kept = before && (await warehouseChangeProblem(transaction, before.profile, profile));
    if (kept) return invalidField(`Profile.${kept.field}`, kept.message);
    const all = await withStoredPictures(transaction, profile, options.pictures, before);
    const used: Pictures = {};
    let fonts: OwnFonts = {};
    try {
      ({ fonts } = await makeBrandFiles(profile, async (field, name) => {
        const body = all[field];
        if (!body) throw new PictureError(field, `is ${name}, which was not sent`);
        used[field] = body;
        return Buffer.from(body);
      }));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      return invalidField(`Profile.${error.field}`, error.message);
    }
    if (dryRun && before) return succeed({ shop: { ...before, profile }, fonts });
    const saved = await insertShop(transaction, { profile, pictures: used, savedBy, savedAt }, expectedVersion);
    return saved ? succeed({ shop: saved, fonts }) : fail('Conflict');
  });
}

/** The sent pictures, and of the profile before those whose name has stayed. */
async function withStoredPictures(
  transaction: Transaction<Database>,
  profile: ShopProfile,
  sent: Pictures,
  before: StoredShop | undefined,
): Promise<Pictures> {
  if (!before) return sent;
  const stored = await readPictures(transaction, before);
  const unchanged = Object.entries(stored).filter(([field]) => {
    return profile[field as PictureField] === before.profile[field as PictureField];
  });
  return { ...Object.fromEntries(unchanged), ...sent };
}
