import type { Kysely } from 'kysely';
import { makeBrandFiles, PictureError, readBeside } from '#lib/shared/brand-files.ts';
import { ConfigurationError } from '#lib/shared/env.ts';
import { readShopProfile, setShopProfile } from '#lib/shared/shop-profile.ts';
import type { Database } from '../../core/db/schema.ts';
import type { Logger } from '../../core/log.ts';
import { hashOfShop, insertShop, type Pictures, readPictures, readShop } from './shop-repository.ts';
import { warehouseStateProblem } from './warehouse-rules.ts';

/** Names the version in place of a staff member. */
const SAVED_BY = 'upgrade';

/**
 * Takes a shipping charge that was set as the site option of earlier releases into the profile, once. `now` in epoch
 * milliseconds.
 */
async function adoptShippingCharge(db: Kysely<Database>, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const [option] = await transaction
      .deleteFrom('site_options')
      .where('option_id', '=', 'ShippingCharge')
      .returning('value')
      .execute();
    const shop = await readShop(transaction);
    const charge = /^\d{1,6}$/.test(option?.value ?? '') ? Number(option?.value) : undefined;
    if (!shop || charge === undefined || charge === shop.profile.delivery.charge) return;
    const profile = { ...shop.profile, delivery: { ...shop.profile.delivery, charge } };
    const pictures = await readPictures(transaction, shop);
    await insertShop(transaction, { profile, pictures, savedBy: SAVED_BY, savedAt: now }, shop.version);
  });
}

interface OpenShop {
  /** Makes a profile that was saved since that of this process. */
  follow(): Promise<void>;
}

interface ShopOptions {
  db: Kysely<Database>;
  settings: Parameters<typeof readShopProfile>[0];
  log: Logger;
  /** Epoch milliseconds. */
  now: () => number;
  /** Called after the profile of this process has changed. */
  onChanged: () => void;
}

/**
 * Makes the stored profile that of this process. It is first filled from the settings, and follows a changed `SHOP_FILE` at
 * a start as long as nobody has saved one. Throws ConfigurationError for an invalid file.
 */
export async function openShopProfile({ db, settings, log, now, onChanged }: ShopOptions): Promise<OpenShop> {
  const given = { ...(await readGivenShop(settings)), savedBy: '', savedAt: now() };
  const stored = await readShop(db);
  const isOther = stored?.hash !== hashOfShop(given);
  if (!stored || (isOther && stored.savedBy === '')) {
    // Of several processes that start together one stores it.
    await db.transaction().execute((transaction) => insertShop(transaction, given, stored?.version ?? 0));
  } else if (isOther && settings.SHOP_FILE !== undefined) {
    log.info(
      'SHOP_FILE differs from the saved profile, which is in force. To use the file: `npm run shop -- save FILE`',
    );
  }
  await adoptShippingCharge(db, now());
  let version = 0;
  const apply = async () => {
    const current = await readShop(db);
    if (!current || current.version === version) return false;
    setShopProfile(current.profile);
    version = current.version;
    return true;
  };
  await apply();
  return {
    async follow() {
      if (await apply()) onChanged();
    },
  };
}

/** The profile of the settings with its pictures. Throws ConfigurationError for an invalid file. */
export async function readGivenShop(settings: ShopOptions['settings']) {
  const profile = readShopProfile(settings);
  const elsewhere = warehouseStateProblem(profile);
  if (elsewhere) throw new ConfigurationError(`SHOP_FILE: ${elsewhere.field}: ${elsewhere.message}.`);
  const pictures: Pictures = {};
  const { SHOP_FILE: file } = settings;
  if (file === undefined) return { profile, pictures };
  try {
    await makeBrandFiles(profile, async (field, name) => {
      const body = await readBeside(file, name);
      pictures[field] = body;
      return body;
    });
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw new ConfigurationError(`SHOP_FILE: ${error.field}: ${profile[error.field]} ${error.message}.`);
  }
  return { profile, pictures };
}
