/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import type PhotoSwipe from 'photoswipe';
import { mediaSlides, showMedia } from './viewer-media';

const VIDEO = {
  src: '/images/video/R1-video-0123abcd.mp4',
  type: 'video/mp4',
  poster: { source: '/images/detail/R1-1-5f3a9c1e.webp', alt: 'Ring' },
  captions: [],
};
const TURN = Array.from({ length: 12 }, (_, index) => ({ source: `/images/detail/R1-turn${index}.webp`, alt: '' }));

interface Event {
  content?: { type?: string; element?: HTMLElement; state?: string; data?: object };
  originalEvent?: { target: EventTarget | null };
  preventDefault: () => void;
}

/** The events of a viewer, sent by hand. */
function fakeViewer() {
  const listeners = new Map<string, (event: Event) => void>();
  const viewer = { on: (name: string, listener: (event: Event) => void) => listeners.set(name, listener) };
  showMedia(viewer as unknown as PhotoSwipe);
  return (name: string, event: Omit<Event, 'preventDefault'> = {}) => {
    const preventDefault = jest.fn();
    act(() => listeners.get(name)?.({ ...event, preventDefault }));
    return preventDefault;
  };
}

beforeEach(() => {
  document.body.replaceChildren();
  HTMLMediaElement.prototype.pause = jest.fn();
  global.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

test('the viewer has a slide for a video and for a turn, and none for a product without them', () => {
  expect(mediaSlides({ title: 'Ring', video: VIDEO, turn: TURN })).toHaveLength(2);
  expect(mediaSlides({ title: 'Ring' })).toEqual([]);
});

test('a video is in the viewer only while the shopper is at its slide', () => {
  const send = fakeViewer();
  const [data] = mediaSlides({ title: 'Ring', video: VIDEO });
  const content: NonNullable<Event['content']> = { type: 'media', data: data ?? {} };
  expect(send('contentLoad', { content })).toHaveBeenCalled();
  document.body.append(content.element ?? '');
  expect(screen.queryByLabelText('Video of Ring')).not.toBeInTheDocument();
  send('contentActivate', { content });
  const player = screen.getByLabelText('Video of Ring');
  send('contentDeactivate', { content });
  expect(player).not.toBeInTheDocument();
  send('contentActivate', { content });
  expect(screen.getByLabelText('Video of Ring')).toBeVisible();
  send('destroy');
  expect(screen.queryByLabelText('Video of Ring')).not.toBeInTheDocument();
});

test('drags and keys on such a slide are its own, and those elsewhere the viewer’s', () => {
  const send = fakeViewer();
  const slide = Object.assign(document.createElement('div'), { className: 'viewer-media' });
  const slider = slide.appendChild(document.createElement('input'));
  for (const name of ['pointerDown', 'keydown']) {
    expect(send(name, { originalEvent: { target: slider } })).toHaveBeenCalled();
    expect(send(name, { originalEvent: { target: document.body } })).not.toHaveBeenCalled();
  }
});

test('a photo is left to the viewer', () => {
  const send = fakeViewer();
  expect(send('contentLoad', { content: { type: 'image' } })).not.toHaveBeenCalled();
});
