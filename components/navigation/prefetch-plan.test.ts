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

test('a slow line may receive fewer bytes in advance than a fast one, and fewer pages at once', () => {
  const [slow, fast] = [prefetchLimit({ effectiveType: '3g' }), prefetchLimit({ effectiveType: '4g' })];
  expect(slow.bytes).toBeLessThan(fast.bytes);
  expect(slow.atOnce).toBeLessThan(fast.atOnce);
});

test('the most likely pages are those nearest to the centre of the view, each once', () => {
  const candidates = [
    { href: '/third', distance: 300 },
    { href: '/first', distance: 10 },
    { href: '/second', distance: 40 },
    { href: '/first', distance: 50 },
  ];
  expect(likelyNextPages(candidates)).toEqual(['/first', '/second', '/third']);
});
