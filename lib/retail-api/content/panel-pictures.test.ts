import { withPictureNames } from './panel-pictures.ts';

const NAMES = new Map([['home-watches.webp', 'home-watches-5f3a9c1e.webp']]);

test.each([
  ['/images/original/home-watches.webp', '/images/original/home-watches-5f3a9c1e.webp'],
  ['/images/original/home-watches-5f3a9c1e.webp', '/images/original/home-watches-5f3a9c1e.webp'],
  ['/images/original/unknown.webp', '/images/original/unknown.webp'],
  ['https://evil.test/images/original/home-watches.webp', 'https://evil.test/images/original/home-watches.webp'],
])('the picture %s is rewritten to %s', (source, rewritten) =>
  expect(withPictureNames(`<p>Text</p><img src="${source}" alt="">`, NAMES)).toBe(
    `<p>Text</p><img src="${rewritten}" alt="">`,
  ),
);
