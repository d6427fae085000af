import type { CallHandler } from '../../core/call-handler.ts';
import { brandList } from './brand-list.ts';
import { featuredBrand } from './featured-brand.ts';
import { feedEntries } from './feed-entries.ts';
import { homeSections } from './home-sections.ts';
import { popularSearch } from './popular-search.ts';
import { productAvailability } from './product-availability.ts';
import { productDetails } from './product-details.ts';
import { productList } from './product-list.ts';
import { productsByCode } from './products-by-code.ts';
import { resolveUrl } from './resolve-url.ts';
import { search } from './search.ts';
import { searchMisses } from './search-misses.ts';
import { similarProducts } from './similar-products.ts';
import { sitemapEntries } from './sitemap-entries.ts';

/** Calls about products and lists. */
export const catalogueCalls: readonly CallHandler[] = [
  resolveUrl,
  productList,
  search,
  searchMisses,
  productsByCode,
  productDetails,
  productAvailability,
  similarProducts,
  popularSearch,
  brandList,
  featuredBrand,
  homeSections,
  sitemapEntries,
  feedEntries,
];
