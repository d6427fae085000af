import { likelyNextPages, prefetchLimit } from './prefetch-plan';

test.each([
  ['a visitor who saves data', { saveData: true, effectiveType: '4g' }, 0],
  ['a very slow line', { saveData: false, effectiveType: '2g' }, 0],
  ['the slowest line', { effectiveType: 'slow-2g' }, 0],
  ['a slow line', { saveData: false, effectiveType: '3g' }, 6],
  ['a fast line', { saveData: false, effectiveType: '4g' }, 12],
  ['a browser that does not tell its line', {}, 12],
])('%s has its number of pages fetched in advance', (_name, network, pages) => {
  expect(prefetchLimit(network).pages).toBe(pages);
});

test('a slow line may receive fewer bytes in advance than a fast one', () => {
  expect(prefetchLimit({ effectiveType: '3g' }).bytes).toBeLessThan(prefetchLimit({ effectiveType: '4g' }).bytes);
});

test('the most likely pages are those nearest to the centre of the view, each once, without those fetched before', () => {
  const candidates = [
    { href: '/far', distance: 300 },
    { href: '/near', distance: 10 },
    { href: '/done', distance: 20 },
    { href: '/next', distance: 40 },
    { href: '/near', distance: 30 },
  ];
  expect(likelyNextPages(candidates, new Set(['/done']), 2)).toEqual(['/near', '/next']);
  expect(likelyNextPages(candidates, new Set(), 9)).toEqual(['/near', '/done', '/next', '/far']);
});

test('an allowance that is used up yields no page', () => {
  expect(likelyNextPages([{ href: '/near', distance: 1 }], new Set(), -1)).toEqual([]);
});
