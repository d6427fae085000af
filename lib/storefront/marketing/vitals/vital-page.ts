import { type RouteClass, routeClassOf } from '#lib/storefront/platform/site/route-class.ts';
import type { VitalPage } from './schema.ts';

const PAGES: Readonly<Partial<Record<RouteClass, VitalPage>>> = {
  home: 'home',
  search: 'search',
  content: 'content',
  cart: 'cart',
  checkout: 'checkout',
  account: 'account',
};

/** The class of a page by its path; a page of the catalogue is that of a product, or a list. */
export function vitalPageOf(path: string, showsProduct: boolean): VitalPage {
  return PAGES[routeClassOf(path)] ?? (showsProduct ? 'product' : 'list');
}
