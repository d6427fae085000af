import type { NotFoundReason, PhotoProblem } from '../route-names.ts';
import { encodeText, withQuery } from '../url-query.ts';
import { page } from './frame.ts';

// The pages of the catalogue, of stores and of what the shop tells.

/**
 * The query of the store locator's URL. `brand`: slug of a brand that the physical stores must stock,
 * `product`: code of a product that they must have.
 */
export interface StoreSearchParams {
  q?: string;
  near?: string;
  service?: string;
  brand?: string;
  open?: '1';
  product?: string;
  size?: string;
}
/** `slug`: of a product, as in the retail API. `sizeName`: the size preselected on the page. */
export const product = (slug: string, sizeName?: string) => withQuery(page(slug), { size: sizeName });
/** All reviews of a product; `search`: which of them, as its address carries it. */
export const productReviews = (
  code: string,
  search: Partial<Record<'page' | 'order' | 'stars', string | undefined>> = {},
) => withQuery(`/reviews/${encodeText(code)}`, search);
/** All questions about a product; `search`: which of them, as its address carries it. */
export const productQuestions = (code: string, search: Partial<Record<'page' | 'q', string | undefined>> = {}) =>
  withQuery(`/questions/${encodeText(code)}`, search);
export const search = (text: string) => `/search?q=${encodeText(text)}`;
/** The form for image search without JavaScript. `problem`: why the last photo found nothing. */
export const photoForm = (problem: PhotoProblem) => `${withQuery('/search', { photo: problem })}#by-photo`;
/** The draft of a content page; `token`: that of a signed link. */
export const preview = (slug: string, token: string) => `/preview/${encodeText(slug)}/${encodeText(token)}`;
/** The home page by the draft of its layout. */
export const previewHome = (token: string) => `/preview/${encodeText(token)}`;
/** The list of all guides, stories, look books and occasions. */
export const journal = () => '/journal';
/** `slug`: that of a story of the journal. */
export const story = (slug: string) => `/journal/${encodeText(slug)}`;
/** Every brand in alphabetical order. */
export const brands = () => '/brands/featured-brands';
/** The products of all brands, or of the brand with a slug. */
export const brandProducts = (slug?: string) => withQuery('/brands/featured-brands/products', { brand: slug });
/** `codes`: the products to compare, in order. `only`: `differences` hides the rows that are the same for all. */
export const compare = (codes: readonly string[] = [], only?: 'differences') => {
  const chosen = codes.length === 0 ? '' : `?codes=${codes.map(encodeText).join(',')}`;
  return `/compare${chosen}${chosen !== '' && only ? `&only=${only}` : ''}`;
};
/** The comparison from which the last product was removed; `compare()` leads to the products chosen before. */
export const emptyComparison = () => '/compare?codes=';
/** All products for sale, for shopping search engines. */
export const merchantFeed = () => '/feeds/google.xml';
/** An image of the store in `public/icons`; a changed image needs a new name, because browsers cache them. */
export const icon = (name: string) => `/icons/${name}.png`;
/** A description of the store for AI crawlers. */
export const machineGuide = () => '/llms.txt';
export const stores = (search: StoreSearchParams = {}) => withQuery('/store-locator', { ...search });
/** `slug`: that of a physical store, made of its name and its code. */
export const store = (slug: string) => `/store-locator/${encodeText(slug)}`;
/** The page on which an appointment at a physical store is requested. `notice`: the last change. */
export const appointment = (slug: string, notice?: string) =>
  withQuery(`/appointments/${encodeText(slug)}`, { notice });
/** The same with a short video call chosen in place of a visit. */
export const videoCall = (slug: string) => withQuery(`/appointments/${encodeText(slug)}`, { meeting: 'video' });
/** The day's metal rates. */
export const goldRate = () => '/gold-rate';
/** The page that asks for the exchange value of old gold. `reference`: that of the enquiry that was just sent. */
export const oldGold = (reference?: string) => withQuery('/old-gold', { reference });
export const brand = (slug: string) => `/brands/featured-brands/${encodeText(slug)}`;
/** `reason`: the action that failed, so that the page can name it. */
export const notFound = (reason?: NotFoundReason) => withQuery('/404', { reason });
/** The sitemap index; `sitemapPage` is one of its sitemaps, counted from 1. */
export const sitemap = () => '/sitemap.xml';
export const sitemapPage = (page: number) => `/sitemap/${page}.xml`;
/** The EMI plans for an amount in paise. */
export const emi = (amount?: number) =>
  withQuery('/emi', { amount: amount === undefined ? undefined : String(amount / 100) });
/** `product`: code of the ring whose size is to be found. */
export const ringSizer = (product?: string) => withQuery('/size-guide/ring', { product });
/** `product`: code of a watch to be shown on the wrist. */
export const wristFit = (product?: string) => withQuery('/size-guide/watch', { product });
