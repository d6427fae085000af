import { localFact } from '#lib/shared/language/local-fact.ts';
import { localHref } from '#lib/shared/language/local-href.ts';
import { localSize } from '#lib/shared/language/local-size.ts';
import { photoUrl } from '#lib/shared/photo.ts';
import * as m from '#messages';
import { escapeXml } from './escape-xml.ts';
import { googleCategory } from './google-category.ts';
import { shippingPrice } from './shipping-price.ts';
import type { FeedEntry, FeedShippingTerms } from './types.ts';

/** The maximum lengths in Google's specification. */
const MAX_LENGTH = { title: 150, description: 5000, id: 50 };
const PHOTO_WIDTH = 800;
const MORE_PHOTOS = 10;
const GENDERS: Readonly<Record<string, string>> = { Men: 'male', Women: 'female' };

interface FeedContext {
  /** Converts a path of the store to the full address that shoppers use. */
  siteUrl: (path: string) => string;
  /** Null where the shipping costs are unknown. */
  shipping: FeedShippingTerms | null;
}

/** Formats paise as an amount in a feed. */
function amount(paise: number): string {
  return `${(paise / 100).toFixed(2)} INR`;
}

function element(name: string, text: string | undefined): string {
  return text ? `<g:${name}>${escapeXml(text)}</g:${name}>` : '';
}

/**
 * The elements of an `item` for Google Merchant Center (product data specification): `price` is the price before the
 * reduction, `sale_price` the price after it. The code of a watch is its manufacturer's model number; jewellery has none.
 */
export function googleItem(entry: FeedEntry, { siteUrl, shipping }: FeedContext): string {
  const photos = entry.photos.map((source) => siteUrl(photoUrl(source, PHOTO_WIDTH, 'webp')));
  const [front, ...more] = photos;
  const modelNumber = entry.department === 'Jewellery' ? undefined : entry.productCode;
  const title =
    entry.size === '' ? entry.title : m.cartNameWithSize({ name: entry.title, size: localSize(entry.size) });
  const parts = [
    element('id', entry.sku.slice(0, MAX_LENGTH.id)),
    element('item_group_id', entry.groupCode),
    element('title', title.slice(0, MAX_LENGTH.title)),
    element('description', entry.description.slice(0, MAX_LENGTH.description)),
    element('link', siteUrl(localHref(entry.href))),
    element('image_link', front),
    ...more.slice(0, MORE_PHOTOS).map((photo) => element('additional_image_link', photo)),
    element('availability', entry.stock > 0 ? 'in_stock' : 'out_of_stock'),
    element('price', amount(Math.max(entry.mrp, entry.price))),
    element('sale_price', entry.mrp > entry.price ? amount(entry.price) : undefined),
    element('condition', 'new'),
    element('brand', entry.brand),
    element('mpn', modelNumber),
    element('identifier_exists', modelNumber === undefined ? 'no' : 'yes'),
    element('google_product_category', googleCategory(entry.categories)),
    element('product_type', entry.categories.map(localFact).join(' > ')),
    element('gender', GENDERS[entry.gender] ?? 'unisex'),
    element('age_group', 'adult'),
    element('color', entry.colour),
    element('size', entry.size),
    element('material', entry.material),
    element('product_weight', entry.weight > 0 ? `${entry.weight} g` : undefined),
    shipping &&
      `<g:shipping>${element('country', 'IN')}${element('price', amount(shippingPrice(shipping, entry.price)))}</g:shipping>`,
  ];
  return `<item>${parts.filter(Boolean).join('')}</item>`;
}
