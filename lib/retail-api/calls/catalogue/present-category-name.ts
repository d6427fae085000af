import type { CatalogueStructure } from '../../catalogue/catalogue-index.ts';

/** The whole way down, e.g. `Watches › Men › Dress`, because "Dress" alone does not say whose. */
export function presentCategoryName(catalogue: CatalogueStructure, path: string): string {
  return catalogue
    .trail(path)
    .map((entry) => entry.name)
    .join(' › ');
}
