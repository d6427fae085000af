import type { ProductSummary } from '#lib/storefront/catalogue/types.ts';
import type { StorySection } from './types.ts';

const LINK = /<a href="([^"?#]+)/g;

/**
 * Cuts sanitised HTML before each `h2`, and gives each part the products that it is the first to link to. Products that
 * no part links to belong to the last one.
 */
export function toStorySections(html: string, products: readonly ProductSummary[]): StorySection[] {
  const rest = new Set(products);
  const sections = html.split(/(?=<h2[ >])/).map((part) => {
    const named = [...part.matchAll(LINK)].flatMap(
      ([, path = '']) => [...rest].find((card) => leadsTo(path, card)) ?? [],
    );
    for (const card of named) rest.delete(card);
    return { html: part, products: [...new Set(named)] };
  });
  sections.at(-1)?.products.push(...rest);
  return sections;
}

/** Whether a path is that of a product, under its present or an earlier slug. */
function leadsTo(path: string, { href, code }: ProductSummary): boolean {
  return path === href || path.toLowerCase().endsWith(`-${code.toLowerCase()}`);
}
