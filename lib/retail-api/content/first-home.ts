import type { HomeLayout } from '#lib/contract/index.ts';
import type { CatalogueStructure } from '../catalogue/catalogue-index.ts';

const MAX_RAILS = 6;

/**
 * The home page of a shop that has written none: its offers, and a rail of each top category with products. Without it the
 * page would be blank once the first products are there.
 */
export function firstHome(structure: Pick<CatalogueStructure, 'roots' | 'category'>): HomeLayout {
  const categories = structure.roots().flatMap((path) => structure.category(path) ?? []);
  const rails = categories
    .filter(({ count }) => count > 0)
    .slice(0, MAX_RAILS)
    .map(({ name, path }) => ({ Kind: 'rail', Title: name, ListUrl: path, Sort: 'popularity' }) as const);
  return [...rails, { Kind: 'offers', Title: 'Current offers' }];
}
