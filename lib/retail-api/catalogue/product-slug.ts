import { slugOf } from '#lib/shared/slugs.ts';

/** What the address of a product is made of. */
interface Addressed {
  ProductCode: string;
  ProductTitle: string;
  /** Takes the place of the title, so that an address outlives a change of the title. */
  TitleSlug?: string | undefined;
}

/** The canonical slug of a product: its title, cut at a word to keep the path short, and its lower-case code. */
export function productSlug({ ProductCode, ProductTitle, TitleSlug }: Addressed): string {
  const titleSlug = TitleSlug ?? slugOf(ProductTitle);
  const short = titleSlug.length <= 120 ? titleSlug : titleSlug.slice(0, titleSlug.lastIndexOf('-', 120));
  return short === '' ? ProductCode.toLowerCase() : `${short}-${ProductCode.toLowerCase()}`;
}

/** The upper-case codes that a slug may end with, shortest first, because codes may contain hyphens themselves. */
export function trailingCodes(slug: string): string[] {
  const parts = slug.toUpperCase().split('-').slice(-6);
  return parts.map((_, index) => parts.slice(parts.length - 1 - index).join('-')).filter((code) => code !== '');
}
