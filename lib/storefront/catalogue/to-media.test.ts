import { toMedia } from './to-media.ts';

const wire = { DetailImagePath: '/images/detail/', Images: 'A-1.webp|A-2.webp', ProductTitle: 'Ring' };
const Video = { Url: '/images/video/A-video-0123abcd.webm', Poster: '', Captions: [] };

test('a product without a video and a spin has neither', () => expect(toMedia(wire)).toEqual({}));

test('a video without a poster shows the front view before it plays', () => {
  const { video } = toMedia({ ...wire, Video });
  expect(video).toEqual({
    src: Video.Url,
    type: 'video/webm',
    poster: { source: '/images/detail/A-1.webp', alt: 'Ring' },
    captions: [],
  });
});

test('a video keeps its poster, captions, length and day', () => {
  const Captions = [{ Url: '/images/video/A-captions-hi-0123abcd.vtt', Language: 'hi', Label: 'हिन्दी' }];
  const full = { Url: '/images/video/A-video-0123abcd.mp4', Poster: 'A-poster1.webp', Captions };
  expect(toMedia({ ...wire, Video: { ...full, DurationSeconds: 9, AddedOn: '2026-11-26' } }).video).toEqual({
    src: full.Url,
    type: 'video/mp4',
    poster: { source: '/images/detail/A-poster1.webp', alt: 'Ring' },
    captions: [{ src: Captions[0]?.Url, language: 'hi', label: 'हिन्दी' }],
    seconds: 9,
    addedOn: '2026-11-26',
  });
});

test('the photos of a spin keep their order', () => {
  const { spin } = toMedia({ ...wire, SpinImages: ['A-spin1.webp', 'A-spin2.webp'] });
  expect(spin?.map(({ source }) => source)).toEqual(['/images/detail/A-spin1.webp', '/images/detail/A-spin2.webp']);
});
