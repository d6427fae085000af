import { demoIndex } from '../../testing/demo-index.ts';
import { HINDI_JUDGEMENTS } from '../../testing/judged/judged-hindi.ts';
import { JEWELLERY_JUDGEMENTS } from '../../testing/judged/judged-jewellery.ts';
import { LIMIT_JUDGEMENTS } from '../../testing/judged/judged-limits.ts';
import { WATCH_JUDGEMENTS } from '../../testing/judged/judged-watches.ts';
import { FIRST_PLACES, type SearchExpectation } from '../../testing/judged/judgement.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import type { MemoryIndex } from './memory-index.ts';

const JUDGEMENTS = [...WATCH_JUDGEMENTS, ...JEWELLERY_JUDGEMENTS, ...HINDI_JUDGEMENTS, ...LIMIT_JUDGEMENTS];
let index: MemoryIndex;
let products: CatalogueProduct[];

beforeAll(async () => {
  const demo = await demoIndex();
  index = demo.index;
  products = demo.source.products;
});

/** The titles among the first results that a person would not expect, or what is missing. */
function faultsOf({ wanted, ...judgement }: SearchExpectation): string[] {
  const { codes, total, searchedText } = index.query({
    text: judgement.text,
    filters: {},
    sort: 'relevance',
    offset: 0,
    limit: FIRST_PLACES,
  });
  if (!wanted) return total === 0 ? [] : [`finds ${total}`];
  const expected = Math.min(FIRST_PLACES, products.filter(wanted).length);
  if (expected === 0) return ['no product of the demo catalogue is wanted'];
  const faults: string[] = [];
  for (let place = 0; place < expected; place++) {
    const product = products.find((one) => one.ProductCode === codes[place]);
    if (!product) faults.push(`nothing at ${place + 1}`);
    else if (!wanted(product)) faults.push(`${place + 1}: ${product.ProductTitle}`);
  }
  if (searchedText !== (judgement.corrected ?? '')) faults.push(`says “${searchedText}”`);
  return faults;
}

test('there are enough judged searches', () => {
  expect(new Set(JUDGEMENTS.map(({ text }) => text)).size).toBeGreaterThanOrEqual(200);
});

test.each(JUDGEMENTS)('searching $text finds what a person expects', (judgement) => {
  expect(faultsOf(judgement)).toEqual([]);
});

test('a word of a search in Devanagari that no product has is named in Devanagari', () => {
  const search = { filters: {}, sort: 'relevance' as const, offset: 0, limit: 1 };
  expect(index.query({ ...search, text: 'चाँदी की पायल' }).leftOut).toEqual(['पायल']);
  expect(index.query({ ...search, text: 'silver पायल' }).leftOut).toEqual(['पायल']);
  // A postposition is not named with the word beside it.
  expect(index.query({ ...search, text: 'महिलाओं की qwxyz घड़ी' }).leftOut).toEqual(['qwxyz']);
});

test('a search in Devanagari counts as a popular search in the words of the catalogue', () => {
  const search = { filters: {}, sort: 'relevance' as const, offset: 0, limit: 1 };
  expect(index.query({ ...search, text: 'महिलाओं की घड़ी' }).knownText).toBe('women ghadi');
});
