import { WEEKDAYS } from '#lib/shared/opening-week.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import type { HomeStore } from '#lib/storefront/catalogue/types.ts';
import type { JsonLdNode } from './json-ld-graph';
import { ORGANIZATION_ID } from './organization-json-ld';

const HOURS = /^(\d{1,2}:\d{2})-(\d{1,2}:\d{2})$/;

type StorePlace = Pick<HomeStore, 'name' | 'address' | 'city' | 'state' | 'pincode' | 'phone'>;

/** The JSON-LD of a physical store with its address; `hours` are its OpeningHoursSpecification nodes. */
export function storeNode(
  { name, address, city, state, pincode, phone }: StorePlace,
  hours: readonly object[],
): JsonLdNode {
  return {
    '@type': 'JewelryStore',
    name: `${shopName()} ${name}`,
    telephone: phone,
    parentOrganization: { '@id': ORGANIZATION_ID },
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressRegion: state,
      postalCode: pincode,
      addressCountry: 'IN',
    },
    openingHoursSpecification: hours,
  };
}

/** The opening hours on days of the week, by their English names; times as `10:30`. */
export function openOn(dayOfWeek: readonly string[], opens: string, closes: string): object {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}

/**
 * The JSON-LD of a physical store; days in a form other than `Mon to Sat` and hours that cannot be parsed are
 * omitted.
 */
export function homeStoreJsonLd(shop: HomeStore): JsonLdNode {
  return storeNode(
    shop,
    shop.hours.flatMap((entry) => openingHours(entry)),
  );
}

function openingHours({ days, hours }: HomeStore['hours'][number]): object[] {
  const dayOfWeek = daysNamed(days);
  const [, opens, closes] = HOURS.exec(hours) ?? [];
  return dayOfWeek.length > 0 && opens && closes ? [openOn(dayOfWeek, opens, closes)] : [];
}

/** Parses `Mon to Sat` or `Sun` into days of the week; returns none for any other text. */
function daysNamed(text: string): string[] {
  const [first = -1, last = first] = text
    .split(' to ')
    .map((short) => WEEKDAYS.findIndex((day) => day.slice(0, 3) === short));
  return first === -1 || last < first ? [] : WEEKDAYS.slice(first, last + 1);
}
