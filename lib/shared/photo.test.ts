import { photoSrcSet, photoUrl } from './photo.ts';

test.each(['detail', 'zoom', 'list', 'thumbnail', 'original'])(
  'the URL of a photo in the %s folder becomes the original folder plus a size',
  (folder) => {
    expect(photoUrl(`/images/${folder}/1801AV01-1-5f3a.webp`, 480, 'avif')).toBe(
      '/images/original/1801AV01-1-5f3a-480.avif',
    );
  },
);

test('a photo URL outside the rule stays unchanged', () => {
  expect(photoUrl('https://cdn.example/a.jpg', 480, 'webp')).toBe('https://cdn.example/a.jpg');
});

test("a photo's srcset names every width", () => {
  expect(photoSrcSet('/images/list/A.webp', [160, 320], 'webp')).toBe(
    '/images/original/A-160.webp 160w, /images/original/A-320.webp 320w',
  );
});
