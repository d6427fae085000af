import type { CatalogueProduct } from '../catalogue-product.ts';
import { colourTerms } from './facet-colours.ts';
import type { FacetDefinition, FacetTerm } from './facet-definition.ts';
import { thresholdTerms, wordTerms } from './facet-terms.ts';

type Worn = Exclude<CatalogueProduct, { RootCategory: 'Jewellery' }>;

/** The material of a strap, by the first matching word in its text; other texts are their own value. */
const STRAP_MATERIALS: readonly (readonly [word: RegExp, material: string])[] = [
  [/\bmesh\b|milanese/i, 'Mesh'],
  [/leather|suede/i, 'Leather'],
  [/steel/i, 'Stainless steel'],
  [/silicone/i, 'Silicone'],
  [/rubber/i, 'Rubber'],
  [/nylon|canvas|fabric|nato/i, 'Fabric'],
  [/ceramic/i, 'Ceramic'],
  [/titanium/i, 'Titanium'],
];
const WATER_METRES = [30, 50, 100, 200, 300];
const METRES_PER_ATMOSPHERE = 10;

function strapTerms(text: string | undefined): FacetTerm[] {
  const family = STRAP_MATERIALS.find(([word]) => text !== undefined && word.test(text));
  return wordTerms(family?.[1] ?? text);
}

/**
 * The depth in metres: watches state metres, smartwatches atmospheres, each the pressure of 10 m, or a protection class
 * such as IP68.
 */
function waterTerms(product: Worn): FacetTerm[] {
  if (product.RootCategory === 'Watches')
    return thresholdTerms(product.Attributes.WaterResistanceM, WATER_METRES, ' m');
  const rating = product.Attributes.WaterRating;
  const atmospheres = /^(\d+) ?atm\b/i.exec(rating ?? '')?.[1];
  if (atmospheres === undefined) return wordTerms(rating);
  return thresholdTerms(Number(atmospheres) * METRES_PER_ATMOSPHERE, WATER_METRES, ' m');
}

function worn(definition: Omit<FacetDefinition, 'terms'>, terms: (product: Worn) => readonly FacetTerm[]) {
  return {
    ...definition,
    terms: ({ product }) => (product.RootCategory === 'Jewellery' ? [] : terms(product)),
  } satisfies FacetDefinition;
}

/** The filter groups that watches and smartwatches share. */
export const WEARABLE_GROUPS: readonly FacetDefinition[] = [
  worn({ key: 'strap', title: 'Strap material', kind: 'words' }, ({ Attributes }) =>
    strapTerms(Attributes.StrapMaterial),
  ),
  worn({ key: 'strap-colour', title: 'Strap colour', kind: 'colours' }, ({ Attributes }) =>
    colourTerms(Attributes.StrapColour),
  ),
  worn({ key: 'shape', title: 'Shape', kind: 'words' }, (product) =>
    wordTerms(product.RootCategory === 'Watches' ? product.Attributes.CaseShape : product.Attributes.Shape),
  ),
  worn({ key: 'water', title: 'Water resistance', kind: 'bands' }, waterTerms),
];
