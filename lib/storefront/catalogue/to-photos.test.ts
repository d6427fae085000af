import { toPhotos } from './to-photos.ts';

test('photos have the title as their text, and their number from the second on', () => {
  expect(toPhotos('/images/list/', 'A-1.webp|A-2.webp', 'Ring')).toEqual([
    { source: '/images/list/A-1.webp', alt: 'Ring' },
    { source: '/images/list/A-2.webp', alt: 'Ring, view 2' },
  ]);
  expect(toPhotos('/images/list/', '', 'Ring')).toEqual([]);
});

test.each([
  [800, undefined],
  [801, 801],
  [1600, 1600],
  [2400, 1600],
])('a photo %i pixels wide has %s for a closer look', (width, closeUp) => {
  expect(toPhotos('/images/detail/', 'A-1.webp', 'Ring', [width])[0]?.closeUp).toBe(closeUp);
});

test('a photo whose width is not sent has no closer look', () => {
  const [first, second] = toPhotos('/images/detail/', 'A-1.webp|A-2.webp', 'Ring', [1600]);
  expect([first?.closeUp, second?.closeUp]).toEqual([1600, undefined]);
});
