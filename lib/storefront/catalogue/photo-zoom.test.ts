import { isZoomable, zoomFileOf } from './photo-zoom.ts';

const photo = { source: '/images/detail/A-1-5f3a9c1e.webp', alt: '' };

test.each([
  [undefined, 640, true],
  [undefined, 641, false],
  [1600, 1280, true],
  [1600, 1281, false],
  [1600, 0, false],
])('a photo of %s pixels for a closer look, shown at %i: worth a zoom is %s', (closeUp, shown, worth) => {
  expect(isZoomable({ ...photo, ...(closeUp && { closeUp }) }, shown)).toBe(worth);
});

test('a closer look is the largest file, and never larger than the photo', () => {
  expect(zoomFileOf(photo)).toEqual({ src: '/images/original/A-1-5f3a9c1e-800.webp', side: 800 });
  expect(zoomFileOf({ ...photo, closeUp: 1200 })).toEqual({
    src: '/images/original/A-1-5f3a9c1e-1600.webp',
    side: 1200,
  });
});
