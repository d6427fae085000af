import { productDetails, productItem } from './entities.ts';

const { Sizing } = productItem.shape;

test('a kind of sizing that is not known yet reads as left out, so that a newer retail API breaks no list', () => {
  expect(['one', 'ring', 'other'].map((kind) => Sizing.parse(kind))).toEqual(['one', 'ring', 'other']);
  expect(Sizing.parse('bespoke')).toBeUndefined();
  expect(Sizing.parse(undefined)).toBeUndefined();
});

test('widths of photos that are missing or no widths read as left out, so that the page needs none', () => {
  const { ImageWidths } = productDetails.shape;
  expect(ImageWidths.parse([1600, 800])).toEqual([1600, 800]);
  expect([undefined, null, '1600|800', [0]].map((sent) => ImageWidths.parse(sent))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a video of another site and a spin of too few photos are read as none', () => {
  const { Video, SpinImages } = productDetails.shape;
  const own = { Url: '/images/video/A-video-0123abcd.mp4' };
  expect(Video.parse(own)).toEqual({ ...own, Poster: '', Captions: [] });
  expect(Video.parse({ Url: 'https://films.example/A.mp4' })).toBeUndefined();
  expect(SpinImages.parse(['A-spin1.webp'])).toBeUndefined();
});
