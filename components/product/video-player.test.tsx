/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { VideoPlayer } from './video-player';

const VIDEO = {
  src: '/images/video/R1-video-0123abcd.webm',
  type: 'video/webm',
  poster: { source: '/images/detail/R1-1-5f3a9c1e.webp', alt: 'Ring' },
  captions: [
    { src: '/images/video/R1-captions-en-0123abcd.vtt', language: 'en', label: 'English' },
    { src: '/images/video/R1-captions-hi-0123abcd.vtt', language: 'hi', label: 'हिन्दी' },
  ],
};

let observed: (entries: { isIntersecting: boolean }[]) => void = () => {};
let share = 0;
const pause = jest.fn();

beforeEach(() => {
  pause.mockClear();
  HTMLMediaElement.prototype.pause = pause;
  global.IntersectionObserver = class {
    constructor(callback: typeof observed, { threshold }: { threshold: number }) {
      observed = callback;
      share = threshold;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const player = () => screen.getByLabelText<HTMLVideoElement>('Video of Ring');

test('a product video has controls, stays in the page, and loads and plays nothing by itself', () => {
  render(<VideoPlayer video={VIDEO} title="Ring" />);
  expect(player()).toHaveAttribute('controls');
  expect(player()).toHaveAttribute('playsinline');
  expect(player()).toHaveAttribute('preload', 'none');
  expect(player()).not.toHaveAttribute('autoplay');
  expect(player()).toHaveAttribute('poster', '/images/original/R1-1-5f3a9c1e-800.webp');
  expect(player().querySelector('source')).toHaveAttribute('type', 'video/webm');
});

test('the captions of a product video name their languages, and none is loaded before it is chosen', () => {
  render(<VideoPlayer video={VIDEO} title="Ring" />);
  const tracks = [...player().querySelectorAll('track')].map((track) => [track.srclang, track.label, track.default]);
  expect(tracks).toEqual([
    ['en', 'English', false],
    ['hi', 'हिन्दी', false],
  ]);
});

test('a product video pauses when it is scrolled away, and when it is taken off the page', () => {
  const { unmount } = render(<VideoPlayer video={VIDEO} title="Ring" />);
  act(() => observed([{ isIntersecting: true }]));
  expect(pause).not.toHaveBeenCalled();
  act(() => observed([{ isIntersecting: true }, { isIntersecting: false }]));
  // A video that only touches the edge of the strip is scrolled away.
  expect(share).toBeGreaterThan(0);
  expect(pause).toHaveBeenCalledTimes(1);
  unmount();
  expect(pause).toHaveBeenCalledTimes(2);
});
