import type { Suggestions } from '#lib/storefront/search/types.ts';
import { optionGroups } from './option-groups';

const FOUND: Suggestions = { popularSearches: ['rings'], categories: [], brands: [], products: [] };
const LABELS = {
  popularSearches: 'लोकप्रिय खोजें',
  categories: 'श्रेणियाँ',
  brands: 'ब्रांड',
  products: 'प्रमुख उत्पाद',
  all: 'सभी परिणाम',
  status: '1 सुझाव',
};

const namesOf = (suggestions: Suggestions) =>
  optionGroups(suggestions, 'ring').flatMap(({ name, options }) => [name, ...options.map((option) => option.name)]);

test('the groups have the names that come with the suggestions, and English ones without', () => {
  expect(namesOf(FOUND)).toEqual(['Popular Searches', 'rings', 'All results', 'See all results for “ring”']);
  expect(namesOf({ ...FOUND, labels: LABELS })).toEqual(['लोकप्रिय खोजें', 'rings', 'सभी परिणाम', 'सभी परिणाम']);
});
