import { SEARCH_TAG } from '#lib/contract/index.ts';
import type { StructureIndex } from './index/structure-index.ts';

interface CatalogueChange {
  /** Products that are new, changed or removed. */
  codes: readonly string[];
  /** Content pages that changed. */
  pageSlugs: readonly string[];
}

/** Cache tags of every page that shows part of a change; `before` and `after` are the indexes around it. */
export function tagsOf(change: CatalogueChange, before: StructureIndex | undefined, after: StructureIndex): string[] {
  const lists = new Set([
    ...(before?.listsHolding(change.codes) ?? []),
    ...after.listsHolding(change.codes),
    ...(before?.listsRewordedIn(after) ?? []),
  ]);
  return [
    'menu',
    'home',
    'journal',
    'stores',
    'brands',
    ...(before?.hasOtherSearchWords(after) ? [SEARCH_TAG] : []),
    ...change.codes.map((code) => `product:${code}`),
    ...[...lists].map((path) => `list:${path}`),
    ...change.pageSlugs.map((slug) => `page:${slug}`),
  ];
}
