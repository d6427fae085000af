import { localHref } from '#lib/shared/language/local-href.ts';
import { WEEKDAYS } from '#lib/shared/opening-week.ts';
import * as paths from '#lib/shared/paths.ts';
import type { StoreHours } from '#lib/shared/store-hours.ts';
import { siteUrl } from '#lib/storefront/platform/site/site-url.ts';
import { nextHolidays } from '#lib/storefront/stores/holidays.ts';
import type { Store } from '#lib/storefront/stores/types.ts';
import * as m from '#messages';
import { breadcrumbJsonLd } from '@/components/seo/breadcrumb-json-ld';
import { openOn, storeNode } from '@/components/seo/home-store-json-ld';
import { jsonLdGraph } from '@/components/seo/json-ld-graph';
import { storeImage } from '@/components/seo/share-image';

/** Formats minutes after midnight as `10:30`. */
function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

function openingHours({ week }: StoreHours): object[] {
  const days = week.flatMap((opening, day) => (opening ? [{ opening, name: WEEKDAYS[day] ?? '' }] : []));
  const alike = Map.groupBy(days, ({ opening }) => `${opening.opens}-${opening.closes}`);
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    return first
      ? [
          openOn(
            group.map(({ name }) => name),
            clock(first.opening.opens),
            clock(first.opening.closes),
          ),
        ]
      : [];
  });
}

/** Returns the store's holidays as schema.org hours that open and close at midnight. */
function closedDays({ holidays }: StoreHours, now: number): object[] {
  return nextHolidays(holidays, now).map(({ day }) => ({
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: day,
    validThrough: day,
  }));
}

/** The breadcrumb of a physical store's page. */
export function storeCrumbs({ name, href }: Pick<Store, 'name' | 'href'>) {
  return [
    { name: m.storesLocator(), href: paths.stores() },
    { name, href },
  ];
}

/** Schema.org has no type for a watch store. */
const kindOf = ({ departments }: Pick<Store, 'departments'>) =>
  departments.length === 0 || departments.includes('Jewellery') ? 'JewelryStore' : 'Store';

/**
 * The JSON-LD LocalBusiness of a physical store with its position, and its breadcrumb. `now` in epoch
 * milliseconds.
 */
export function storeJsonLd(store: Store, now: number): object {
  const { href, latitude, longitude } = store;
  const closed = closedDays(store, now);
  return jsonLdGraph([
    {
      ...storeNode(store, openingHours(store)),
      '@type': kindOf(store),
      ...(closed.length > 0 && { specialOpeningHoursSpecification: closed }),
      '@id': `${siteUrl(href)}#store`,
      url: siteUrl(localHref(href)),
      image: siteUrl(storeImage().url),
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
      currenciesAccepted: 'INR',
    },
    breadcrumbJsonLd(storeCrumbs(store), siteUrl(paths.home())),
  ]);
}
