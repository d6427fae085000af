import { type Environment, environment, isSet } from '#lib/shared/env.ts';

/** The feature flags of the store. */
export interface Flags {
  offers: boolean;
  webp: boolean;
  orderExchange: boolean;
  orderCancel: boolean;
  orderModify: boolean;
  orderReturn: boolean;
  wishlist: boolean;
  giftOptions: boolean;
  serviceRequests: boolean;
  goldExchange: boolean;
  clickAndCollect: boolean;
  whatsAppUpdates: boolean;
  corporateSite: boolean;
  tagManager: boolean;
  headerCartCount: boolean;
  openCartOnAdd: boolean;
  megamenu: boolean;
}

/** The defaults of the store. */
export const DEFAULT_FLAGS: Flags = {
  offers: true,
  webp: false,
  orderExchange: true,
  orderCancel: true,
  orderModify: true,
  orderReturn: true,
  wishlist: false,
  // Only a retail API that names the option keeps what was chosen, or has the calls.
  giftOptions: false,
  serviceRequests: false,
  goldExchange: false,
  clickAndCollect: false,
  whatsAppUpdates: false,
  corporateSite: false,
  tagManager: true,
  headerCartCount: true,
  openCartOnAdd: true,
  megamenu: true,
};

type Variable = keyof Environment;

/** The site option and the environment variable of each flag. */
const FLAG_SOURCES: Record<keyof Flags, { option: string; variable: Variable }> = {
  offers: { option: 'Offers', variable: 'OFFERS' },
  webp: { option: 'WebP', variable: 'WEBP' },
  orderExchange: { option: 'OrderExchange', variable: 'ORDER_EXCHANGE' },
  orderCancel: { option: 'OrderCancel', variable: 'ORDER_CANCEL' },
  orderModify: { option: 'OrderModify', variable: 'ORDER_MODIFY' },
  orderReturn: { option: 'OrderReturn', variable: 'ORDER_RETURN' },
  wishlist: { option: 'Wishlist', variable: 'WISHLIST' },
  giftOptions: { option: 'GiftOptions', variable: 'GIFT_OPTIONS' },
  serviceRequests: { option: 'ServiceRequests', variable: 'SERVICE_REQUESTS' },
  goldExchange: { option: 'GoldExchange', variable: 'GOLD_EXCHANGE' },
  clickAndCollect: { option: 'ClickAndCollect', variable: 'CLICK_AND_COLLECT' },
  whatsAppUpdates: { option: 'WhatsAppUpdates', variable: 'WHATSAPP' },
  corporateSite: { option: 'CorporateSite', variable: 'CORPORATE_SITE' },
  tagManager: { option: 'TagManager', variable: 'TAG_MANAGER' },
  headerCartCount: { option: 'HeaderCartCount', variable: 'HEADER_CART_COUNT' },
  openCartOnAdd: { option: 'OpenCartOnAdd', variable: 'OPEN_CART_ON_ADD' },
  megamenu: { option: 'MegaMenu', variable: 'MEGAMENU' },
};

const FLAG_VALUES: ReadonlyMap<string, boolean> = new Map([
  ['on', true],
  ['off', false],
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
]);

/**
 * Resolves the flags in ascending priority: the defaults, the site options of the retail API (texts such as
 * `on` or `0`; unknown ones are ignored), and the variables that the operator set.
 */
export function resolveFlags(
  options: ReadonlyMap<string, string>,
  override: (variable: Variable) => boolean | undefined,
): Flags {
  const entries = Object.entries(FLAG_SOURCES).map(([flag, { option, variable }]) => {
    const word = FLAG_VALUES.get(options.get(option)?.trim().toLowerCase() ?? '');
    return [flag, override(variable) ?? word ?? DEFAULT_FLAGS[flag as keyof Flags]];
  });
  return Object.fromEntries(entries);
}

function setByOperator(variable: Variable): boolean | undefined {
  const value = environment()[variable];
  return isSet(variable) && typeof value === 'boolean' ? value : undefined;
}

/** Returns the flags of this store from the site options of the retail API by their ids. */
export function flagsOf(options: ReadonlyMap<string, string>): Flags {
  return resolveFlags(options, setByOperator);
}
