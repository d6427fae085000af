import type { CatalogueProduct } from '../catalogue-product.ts';
import { colourTerms } from './facet-colours.ts';
import type { FacetDefinition, FacetTerm } from './facet-definition.ts';
import { type Bands, listTerms, rangeTerms, wordTerms } from './facet-terms.ts';

type Attributes = Extract<CatalogueProduct, { RootCategory: 'Watches' }>['Attributes'];

const CASE_SIZES: Bands = {
  limits: [30, 34, 38, 40, 42, 45],
  step: 0.1,
  labelOf: (size) => `${size} mm`,
  formatRange: (from, to) => `${from} to ${to} mm`,
};
/** Functions that every watch has are no useful filter. */
const PLAIN_FUNCTIONS = new Set(['Hours', 'Minutes', 'Seconds']);

function group(definition: Omit<FacetDefinition, 'terms'>, terms: (attributes: Attributes) => readonly FacetTerm[]) {
  return {
    ...definition,
    terms: ({ product }) => (product.RootCategory === 'Watches' ? terms(product.Attributes) : []),
  } satisfies FacetDefinition;
}

/** The filter groups for watches only. */
export const WATCH_GROUPS: readonly FacetDefinition[] = [
  group({ key: 'dial', title: 'Dial colour', kind: 'colours' }, ({ DialColour }) => colourTerms(DialColour)),
  group({ key: 'case-size', title: 'Case size', kind: 'bands' }, ({ CaseSizeMm }) =>
    rangeTerms(CaseSizeMm, CASE_SIZES),
  ),
  group({ key: 'case', title: 'Case material', kind: 'words' }, ({ CaseMaterial }) => wordTerms(CaseMaterial)),
  group({ key: 'movement', title: 'Movement', kind: 'words' }, ({ Movement }) => wordTerms(Movement)),
  group({ key: 'function', title: 'Function', kind: 'words' }, ({ Functions }) =>
    listTerms(Functions?.filter((name) => !PLAIN_FUNCTIONS.has(name))),
  ),
  group({ key: 'glass', title: 'Glass', kind: 'words' }, ({ Glass }) => wordTerms(Glass)),
];
