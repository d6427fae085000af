import { smallPictureOf, withSizedPictures } from './panel-pictures.ts';

test('the pictures of a menu panel get the sizes that they are stored in', () => {
  const html = withSizedPictures('<p>Rings</p><img src="/images/original/A-5f3a9c1e.webp" alt="A ring" />');
  expect(html).toContain(
    ' src="/images/original/A-5f3a9c1e-640.webp" srcset="/images/original/A-5f3a9c1e-320.webp 320w',
  );
  expect(html).toContain('sizes="auto, 28rem" alt="A ring" />');
});

test('text and other addresses of a menu panel stay as they are', () => {
  const html = '<p>A quiet <a href="/rings">ring</a></p><img src="/images/tile.webp" alt="" />';
  expect(withSizedPictures(html)).toBe(html);
});

test.each([
  [
    '<p>New</p><img src="/images/original/A-5f3a9c1e.webp" alt="" /><img src="/b.webp" alt="" />',
    '/images/original/A-5f3a9c1e-320.webp',
  ],
  ['<img class="wide" src="/images/tile.webp?a=1&amp;b=2" alt="" />', '/images/tile.webp?a=1&b=2'],
  ['<p>A quiet ring</p>', ''],
])('the small picture of a panel is its first one: %s', (panel, picture) => {
  expect(smallPictureOf(withSizedPictures(panel))).toBe(picture);
});
