import { orderSimilar, type SimilarCandidate } from './order-similar.ts';

const OWN = { code: 'XXXXXX01', design: 'XXXXXX' };
const candidate = (code: string, rest: Partial<SimilarCandidate> = {}): SimilarCandidate => ({
  code,
  design: code.slice(0, 6),
  named: undefined,
  similarity: 0,
  inStock: true,
  ...rest,
});

test('similar products are the named ones in their order, then the most alike, sold-out ones last', () => {
  const candidates = [
    candidate('DDDDDD01', { similarity: 1 }),
    candidate('CCCCCC01', { similarity: 9, inStock: false }),
    candidate('EEEEEE01', { similarity: 5 }),
    candidate('BBBBBB01', { named: 1 }),
    candidate('AAAAAA01', { named: 0 }),
    candidate('FFFFFF01', { named: 2, inStock: false }),
  ];
  expect(orderSimilar(OWN, candidates, 6)).toEqual([
    'AAAAAA01',
    'BBBBBB01',
    'EEEEEE01',
    'DDDDDD01',
    'FFFFFF01',
    'CCCCCC01',
  ]);
});

test('a row of similar products has no design twice, nor the product’s own, unless no other is left', () => {
  const designs = ['AAAAAA', 'BBBBBB', 'CCCCCC', 'DDDDDD', 'EEEEEE', 'FFFFFF'];
  const candidates = ['XXXXXX02', ...designs.flatMap((design) => [`${design}01`, `${design}02`])].map((code, place) =>
    candidate(code, { named: place }),
  );
  expect(orderSimilar(OWN, candidates, 24)).toEqual([
    ...designs.map((design) => `${design}01`),
    ...designs.map((design) => `${design}02`),
    'XXXXXX02',
  ]);
  expect(orderSimilar(OWN, [candidate('XXXXXX01'), candidate('XXXXXX03')], 6)).toEqual(['XXXXXX03']);
});

test('no more similar products than requested are returned', () => {
  expect(orderSimilar(OWN, [candidate('AAAAAA01'), candidate('BBBBBB01')], 1)).toHaveLength(1);
  expect(orderSimilar(OWN, [], 6)).toEqual([]);
});
