import type { Kysely } from 'kysely';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import type { Environment } from '#lib/shared/env.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import type { Database } from './db/schema.ts';

const onOff = (on: boolean) => (on ? 'on' : 'off');

/** The site flags and the terms of orders that are collected: options set from the environment at every start. */
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
    OpenCartOnAdd: onOff(settings.OPEN_CART_ON_ADD),
    MegaMenu: onOff(settings.MEGAMENU),
    GiftOptions: onOff(settings.GIFT_OPTIONS),
    ServiceRequests: onOff(settings.SERVICE_REQUESTS),
    GoldExchange: onOff(settings.GOLD_EXCHANGE),
    ClickAndCollect: onOff(settings.CLICK_AND_COLLECT),
    CollectReadyHours: String(settings.COLLECT_READY_HOURS),
    CollectDays: String(settings.COLLECT_DAYS),
    CashOnDelivery: onOff(settings.CASH_ON_DELIVERY),
    WhatsAppUpdates: onOff(settings.WHATSAPP),
  };
}

/** Options kept in the database: written once, then changed only by the operator. */
const LIMITS = {
  /** Maximum quantity of one size on a cart line. */
  MaximumQuantity: '5',
  MaximumCartLines: '100',
  CorporateCouponCartLimit: '25',
  SearchMinimumLength: '3',
  GiftCouponRequestMinutes: '60',
} as const;

/** Updates the site options from the environment; limits changed by the operator are kept. */
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

/** Limits of a cart. */
export interface CartLimits {
  /** Maximum quantity of one SKU on a line, regardless of stock. */
  quantity: number;
  lines: number;
}

/** Options by name, as text; names that are not stored are omitted. */
async function readOptions(db: Kysely<Database>, names: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('site_options').selectAll().where('option_id', 'in', names).execute();
  return new Map(rows.map(({ option_id, value }) => [option_id, value]));
}

/** A stored option as a number; its default if the text is not a whole number within the bounds. */
function wholeNumber(
  options: ReadonlyMap<string, string>,
  option: keyof typeof LIMITS,
  [min, max]: readonly [number, number],
): number {
  const text = options.get(option) ?? '';
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? value : Number(LIMITS[option]);
}

const CART_LIMITS = ['MaximumQuantity', 'MaximumCartLines'];

function cartLimits(options: ReadonlyMap<string, string>): CartLimits {
  const limit = (option: 'MaximumQuantity' | 'MaximumCartLines') => wholeNumber(options, option, [1, 1000]);
  return { quantity: limit('MaximumQuantity'), lines: limit('MaximumCartLines') };
}

/** Cart limits; the default if the stored text is not a whole number from 1 to 1000. */
export async function readCartLimits(db: Kysely<Database>): Promise<CartLimits> {
  return cartLimits(await readOptions(db, CART_LIMITS));
}

/** Cart options set by the operator, by options and the shop's profile: the limits and the settings that totals depend on. */
export interface CartOptions extends CartLimits {
  offers: boolean;
  /** Paise. */
  shippingCharge: number;
  /** Maximum number of items in a cart with a coupon; null if the site is not a corporate one. */
  couponCartLimit: number | null;
}

/** All options that a cart response needs, in one read. */
export async function readCartOptions(db: Kysely<Database>): Promise<CartOptions> {
  const names = [...CART_LIMITS, 'Offers', 'CorporateSite', 'CorporateCouponCartLimit'];
  const options = await readOptions(db, names);
  const corporate = options.get('CorporateSite') === 'on';
  return {
    ...cartLimits(options),
    offers: options.get('Offers') !== 'off',
    shippingCharge: shopProfile().delivery.charge * 100,
    couponCartLimit: corporate ? wholeNumber(options, 'CorporateCouponCartLimit', [1, 1000]) : null,
  };
}

/** How long a gift coupon is held for a cart, in milliseconds. */
export async function readGiftCouponHold(db: Kysely<Database>): Promise<number> {
  const options = await readOptions(db, ['GiftCouponRequestMinutes']);
  return wholeNumber(options, 'GiftCouponRequestMinutes', [1, 1440]) * MINUTE_MS;
}

/** The operator's terms for orders that are collected from a store. */
interface CollectOptions {
  on: boolean;
  /** Hours of a store's opening time. */
  readyHours: number;
  /** How many days an order is kept once it is ready. */
  keptDays: number;
}

/** The terms for orders that are collected from a store. */
export async function readCollectOptions(db: Kysely<Database>): Promise<CollectOptions> {
  const options = await readOptions(db, ['ClickAndCollect', 'CollectReadyHours', 'CollectDays']);
  return {
    on: options.get('ClickAndCollect') === 'on',
    readyHours: Number(options.get('CollectReadyHours')),
    keptDays: Number(options.get('CollectDays')),
  };
}

/** On/off options that calls check. */
type SwitchedOption =
  | 'CashOnDelivery'
  | 'GiftOptions'
  | 'GoldExchange'
  | 'OrderCancel'
  | 'OrderExchange'
  | 'OrderModify'
  | 'OrderReturn'
  | 'ServiceRequests'
  | 'WhatsAppUpdates'
  | 'Wishlist';

/** The given on/off options that are on. */
export async function optionsOn<Option extends SwitchedOption>(
  db: Kysely<Database>,
  options: readonly Option[],
): Promise<Option[]> {
  const stored = await readOptions(db, options);
  return options.filter((option) => stored.get(option) === 'on');
}

/** Whether an on/off option is on. */
export async function isOn(db: Kysely<Database>, option: SwitchedOption): Promise<boolean> {
  return (await optionsOn(db, [option])).length > 0;
}
