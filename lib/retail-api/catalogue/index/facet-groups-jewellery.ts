import type { CatalogueProduct } from '../catalogue-product.ts';
import type { FacetDefinition, FacetTerm } from './facet-definition.ts';
import { type Bands, booleanTerms, listTerms, rangeTerms, wordTerms } from './facet-terms.ts';
import type { IndexEntry } from './index-entry.ts';

type Jewellery = Extract<CatalogueProduct, { RootCategory: 'Jewellery' }>;
type Attributes = Jewellery['Attributes'];

const GRAMS: Bands = {
  limits: [2, 5, 10, 20, 50],
  step: 0.01,
  labelOf: (grams) => `${grams} g`,
  formatRange: (from, to) => `${from} to ${to} g`,
};
/** Whole percent of the metal's value. */
const MAKING_SHARES: Bands = {
  limits: [10, 15, 20, 30],
  step: 1,
  labelOf: (share) => `${share}% of the metal`,
  formatRange: (from, to) => `${from}% to ${to}% of the metal`,
};
/** The grades of clarity, from the clearest to the least clear. */
const CLARITIES = [
  'FL',
  'IF',
  'VVS',
  'VVS1',
  'VVS2',
  'VS',
  'VS1',
  'VS2',
  'VS-SI',
  'SI',
  'SI1',
  'SI2',
  'I1',
  'I2',
  'I3',
];
const AFTER_ALL = 1000;

function group(
  definition: Omit<FacetDefinition, 'terms'>,
  terms: (attributes: Attributes, product: Jewellery, entry: IndexEntry) => readonly FacetTerm[],
) {
  return {
    ...definition,
    terms: (entry) => {
      const { product } = entry;
      return product.RootCategory === 'Jewellery' ? terms(product.Attributes, product, entry) : [];
    },
  } satisfies FacetDefinition;
}

/** The rank of a purity: karats from the highest, then the marks of silver and platinum. */
function purityRank(purity: string): number {
  const karats = /^(\d+) ?k/i.exec(purity)?.[1];
  return karats === undefined ? 100 : 24 - Number(karats);
}

/** A product whose list of stones is empty is "plain", which shoppers also look for. */
function stoneTerms({ Stones }: Attributes): FacetTerm[] {
  if (Stones?.length === 0) return [{ value: 'no-stones', title: 'No stones', rank: AFTER_ALL }];
  return listTerms(Stones?.map((stone) => stone.Type));
}

/** The grades of diamonds; the colour of a ruby is not a grade. */
function diamondGrades({ Stones }: Attributes, grade: 'Clarity' | 'Colour'): string[] {
  const diamonds = (Stones ?? []).filter((stone) => /diamond$/i.test(stone.Type));
  return diamonds.flatMap((stone) => stone[grade] ?? []);
}

function clarityRank(clarity: string): number {
  const rank = CLARITIES.indexOf(clarity.toUpperCase());
  return rank === -1 ? CLARITIES.length : rank;
}

/** The making charges in whole percent of the metal's value; undefined if either is unknown. */
function makingShare({ MakingCharges, NetWeightG, MetalRatePerGram, PriceBreakup }: Attributes): number | undefined {
  const rated = NetWeightG === undefined || MetalRatePerGram === undefined ? undefined : NetWeightG * MetalRatePerGram;
  const metal = PriceBreakup?.Metal ?? rated;
  if (MakingCharges === undefined || metal === undefined || metal <= 0) return undefined;
  return Math.floor((MakingCharges * 100) / metal);
}

/** Available sizes of one kind of jewellery, from small to large. */
function sizeTerms(kind: string, { Attributes, Category }: Jewellery, { sizesInStock }: IndexEntry): FacetTerm[] {
  if ((Attributes.Type ?? Category) !== kind) return [];
  return listTerms(sizesInStock, (size) => Number.parseFloat(size) || AFTER_ALL);
}

/** The filter groups for jewellery only. */
export const JEWELLERY_GROUPS: readonly FacetDefinition[] = [
  group({ key: 'metal', title: 'Metal', kind: 'words' }, ({ Metal }) => wordTerms(Metal)),
  group({ key: 'purity', title: 'Purity', kind: 'words' }, ({ Purity }) => wordTerms(Purity, purityRank(Purity ?? ''))),
  group({ key: 'stone', title: 'Stone', kind: 'words' }, stoneTerms),
  group({ key: 'clarity', title: 'Diamond clarity', kind: 'words' }, (attributes) =>
    listTerms(diamondGrades(attributes, 'Clarity'), clarityRank),
  ),
  group({ key: 'stone-colour', title: 'Diamond colour', kind: 'words' }, (attributes) =>
    listTerms(diamondGrades(attributes, 'Colour')),
  ),
  group({ key: 'weight', title: 'Gross weight', kind: 'bands' }, ({ GrossWeightG }) => rangeTerms(GrossWeightG, GRAMS)),
  group({ key: 'ring-size', title: 'Ring size in stock', kind: 'words' }, (_, product, entry) =>
    sizeTerms('Rings', product, entry),
  ),
  group({ key: 'bangle-size', title: 'Bangle size in stock', kind: 'words' }, (_, product, entry) =>
    sizeTerms('Bangles', product, entry),
  ),
  group({ key: 'occasion', title: 'Occasion', kind: 'words' }, ({ Occasion }) => listTerms(Occasion)),
  group({ key: 'making', title: 'Making charges', kind: 'bands' }, (attributes) =>
    rangeTerms(makingShare(attributes), MAKING_SHARES),
  ),
  group({ key: 'certificate', title: 'Certificate', kind: 'words' }, ({ Certificate }) =>
    Certificate === 'None' ? [] : wordTerms(Certificate),
  ),
  group({ key: 'hallmarked', title: 'Hallmark', kind: 'words' }, ({ Hallmarked }) =>
    booleanTerms(Hallmarked, 'BIS hallmarked'),
  ),
];
