import type { FacetKey } from '#lib/contract/index.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import type { FacetDefinition } from './facet-definition.ts';
import { COMMON_GROUPS } from './facet-groups-common.ts';
import { JEWELLERY_GROUPS } from './facet-groups-jewellery.ts';
import { SMARTWATCH_GROUPS } from './facet-groups-smartwatches.ts';
import { WATCH_GROUPS } from './facet-groups-watches.ts';
import { WEARABLE_GROUPS } from './facet-groups-wearables.ts';

export type RootCategoryName = CatalogueProduct['RootCategory'];

/** Every filter group that a list may show. */
export const FACET_GROUPS: readonly FacetDefinition[] = [
  ...COMMON_GROUPS,
  ...WEARABLE_GROUPS,
  ...WATCH_GROUPS,
  ...SMARTWATCH_GROUPS,
  ...JEWELLERY_GROUPS,
];

/** The filter groups of a list of one kind, the most useful first. */
export const GROUPS_OF_KIND: Readonly<Record<RootCategoryName, readonly FacetKey[]>> = {
  Watches: [
    'brand',
    'type',
    'price',
    'gender',
    'dial',
    'strap',
    'movement',
    'case-size',
    'function',
    'discount',
    'rating',
    'water',
    'strap-colour',
    'shape',
    'case',
    'glass',
    'collection',
    'warranty',
    'stock',
    'origin',
  ],
  Smartwatches: [
    'brand',
    'type',
    'price',
    'display',
    'screen',
    'shape',
    'calling',
    'gps',
    'battery',
    'sensor',
    'works-with',
    'water',
    'esim',
    'colour',
    'strap',
    'strap-colour',
    'gender',
    'discount',
    'rating',
    'collection',
    'warranty',
    'stock',
    'origin',
  ],
  Jewellery: [
    'type',
    'price',
    'metal',
    'purity',
    'stone',
    'weight',
    'ring-size',
    'bangle-size',
    'occasion',
    'gender',
    'brand',
    'discount',
    'rating',
    'making',
    'certificate',
    'hallmarked',
    'clarity',
    'stone-colour',
    'collection',
    'stock',
    'origin',
  ],
};

/** The filter groups of a list of several kinds. */
export const GROUPS_OF_MIXED: readonly FacetKey[] = [
  'type',
  'brand',
  'price',
  'gender',
  'discount',
  'rating',
  'stock',
  'origin',
];
/** Groups that a list shows even if all its products have the same value. */
export const GROUPS_ALWAYS_SHOWN: ReadonlySet<FacetKey> = new Set<FacetKey>(['origin']);
/** Groups with all their values, however many: by law every country of origin must be available as a filter. */
export const GROUPS_LISTED_IN_FULL: ReadonlySet<FacetKey> = new Set<FacetKey>(['origin', 'price']);
/** Different titles of groups for one kind of goods. */
export const TITLES_OF_KIND: Readonly<Record<RootCategoryName, Partial<Record<FacetKey, string>>>> = {
  Watches: { shape: 'Case shape' },
  Smartwatches: {},
  Jewellery: { stock: 'Ready to ship' },
};
