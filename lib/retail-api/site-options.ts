import type { Kysely } from 'kysely';
import type { Environment } from '#lib/shared/env.ts';
import type { Database } from './db/schema.ts';

const onOff = (on: boolean) => (on ? 'on' : 'off');

/** The options that follow the environment at every start: the flags of the site. */
function flagsOf(settings: Environment): Record<string, string> {
  return {
    Offers: onOff(settings.OFFERS),
    WebP: onOff(settings.WEBP),
    OrderExchange: onOff(settings.ORDER_EXCHANGE),
    OrderCancel: onOff(settings.ORDER_CANCEL),
    OrderModify: onOff(settings.ORDER_MODIFY),
    OrderReturn: onOff(settings.ORDER_RETURN),
    Wishlist: onOff(settings.WISHLIST),
    CorporateSite: onOff(settings.CORPORATE_SITE),
    TagManager: onOff(settings.TAG_MANAGER),
    HeaderCartCount: onOff(settings.HEADER_CART_COUNT),
    MegaMenu: onOff(settings.MEGAMENU),
  };
}

/** The options that live in the database: written once, then the operator's. */
const LIMITS = {
  /** The most of one size that a cart line may hold. */
  MaximumQuantity: '5',
  MaximumCartLines: '100',
  CorporateCouponCartLimit: '25',
  SearchMinimumLength: '3',
  GiftCouponRequestMinutes: '60',
  CashOnDelivery: 'off',
} as const;

/** Brings the site options up to date with the environment; limits that an operator changed stay as they are. */
export async function writeSiteOptions(db: Kysely<Database>, settings: Environment): Promise<void> {
  const flags = Object.entries(flagsOf(settings)).map(([option_id, value]) => ({ option_id, value }));
  const limits = Object.entries(LIMITS).map(([option_id, value]) => ({ option_id, value }));
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('site_options')
      .values(flags)
      .onConflict((conflict) =>
        conflict.column('option_id').doUpdateSet({ value: (values) => values.ref('excluded.value') }),
      )
      .execute();
    await transaction
      .insertInto('site_options')
      .values(limits)
      .onConflict((conflict) => conflict.column('option_id').doNothing())
      .execute();
  });
}

/** What a cart may hold. */
export interface CartLimits {
  /** The most of one SKU on a line, stock aside. */
  quantity: number;
  lines: number;
}

/** The limits of carts; the default where the stored text is no whole number from 1 to 1000. */
export async function readCartLimits(db: Kysely<Database>): Promise<CartLimits> {
  const rows = await db
    .selectFrom('site_options')
    .selectAll()
    .where('option_id', 'in', ['MaximumQuantity', 'MaximumCartLines'])
    .execute();
  const limit = (option: 'MaximumQuantity' | 'MaximumCartLines') => {
    const value = Number(rows.find((row) => row.option_id === option)?.value);
    return Number.isInteger(value) && value >= 1 && value <= 1000 ? value : Number(LIMITS[option]);
  };
  return { quantity: limit('MaximumQuantity'), lines: limit('MaximumCartLines') };
}

/** Whether an option of the form on/off is on. */
export async function isOn(db: Kysely<Database>, option: 'CashOnDelivery' | 'Wishlist'): Promise<boolean> {
  const row = await db.selectFrom('site_options').select('value').where('option_id', '=', option).executeTakeFirst();
  return row?.value === 'on';
}
