import type { Kysely } from 'kysely';
import type { Environment } from '#lib/shared/env.ts';
import type { Database } from '../core/db/schema.ts';

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
    CashOnDelivery: onOff(settings.CASH_ON_DELIVERY),
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
  /** Whole rupees; an offer may make it free. */
  ShippingCharge: '99',
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

/** Options by name, as text; a name that is not stored is missing. */
async function readOptions(db: Kysely<Database>, names: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('site_options').selectAll().where('option_id', 'in', names).execute();
  return new Map(rows.map(({ option_id, value }) => [option_id, value]));
}

/** The number that a stored option is; its default where the text is no whole number within the bounds. */
function wholeNumber(
  options: ReadonlyMap<string, string>,
  option: keyof typeof LIMITS,
  [least, most]: readonly [number, number],
): number {
  const text = options.get(option) ?? '';
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : Number(LIMITS[option]);
}

const CART_LIMITS = ['MaximumQuantity', 'MaximumCartLines'];

function cartLimits(options: ReadonlyMap<string, string>): CartLimits {
  const limit = (option: 'MaximumQuantity' | 'MaximumCartLines') => wholeNumber(options, option, [1, 1000]);
  return { quantity: limit('MaximumQuantity'), lines: limit('MaximumCartLines') };
}

/** The limits of carts; the default where the stored text is no whole number from 1 to 1000. */
export async function readCartLimits(db: Kysely<Database>): Promise<CartLimits> {
  return cartLimits(await readOptions(db, CART_LIMITS));
}

/** What the operator has set for carts: their limits, and what their figures depend on. */
export interface CartOptions extends CartLimits {
  offers: boolean;
  /** Paise. */
  shippingCharge: number;
  /** The most pieces of a cart with a coupon; null where the site is not a corporate one. */
  couponCartLimit: number | null;
}

/** All that the answer to a call of the cart needs, in one read. */
export async function readCartOptions(db: Kysely<Database>): Promise<CartOptions> {
  const names = [...CART_LIMITS, 'Offers', 'ShippingCharge', 'CorporateSite', 'CorporateCouponCartLimit'];
  const options = await readOptions(db, names);
  const corporate = options.get('CorporateSite') === 'on';
  return {
    ...cartLimits(options),
    offers: options.get('Offers') !== 'off',
    shippingCharge: wholeNumber(options, 'ShippingCharge', [0, 100_000]) * 100,
    couponCartLimit: corporate ? wholeNumber(options, 'CorporateCouponCartLimit', [1, 1000]) : null,
  };
}

/** How long a gift coupon is held for a cart, in milliseconds. */
export async function readGiftCouponHold(db: Kysely<Database>): Promise<number> {
  const options = await readOptions(db, ['GiftCouponRequestMinutes']);
  return wholeNumber(options, 'GiftCouponRequestMinutes', [1, 1440]) * 60_000;
}

/** Options of the form on/off that calls ask for. */
type SwitchedOption = 'CashOnDelivery' | 'OrderCancel' | 'OrderExchange' | 'OrderModify' | 'OrderReturn' | 'Wishlist';

/** Those of some options of the form on/off that are on. */
export async function optionsOn<Option extends SwitchedOption>(
  db: Kysely<Database>,
  options: readonly Option[],
): Promise<Option[]> {
  const stored = await readOptions(db, options);
  return options.filter((option) => stored.get(option) === 'on');
}

/** Whether an option of the form on/off is on. */
export async function isOn(db: Kysely<Database>, option: SwitchedOption): Promise<boolean> {
  return (await optionsOn(db, [option])).length > 0;
}
