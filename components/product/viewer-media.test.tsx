/** @jest-environment jsdom */
import type PhotoSwipe from 'photoswipe';
import { mediaSlides, type ShownMedia, showMedia } from './viewer-media';

interface Event {
  content?: { type?: string; element?: HTMLElement; state?: string; data?: object };
  originalEvent?: { target: EventTarget | null };
  preventDefault: () => void;
}

/** The events of a viewer, sent by hand, and what it reported last. */
function fakeViewer() {
  let shown: ShownMedia | null = null;
  const listeners = new Map<string, (event: Event) => void>();
  const viewer = { on: (name: string, listener: (event: Event) => void) => listeners.set(name, listener) };
  showMedia(viewer as unknown as PhotoSwipe, (next) => {
    shown = next;
  });
  const send = (name: string, event: Omit<Event, 'preventDefault'> = {}) => {
    const preventDefault = jest.fn();
    listeners.get(name)?.({ ...event, preventDefault });
    return preventDefault;
  };
  return { send, shown: () => shown };
}

test('a video is shown in the viewer only while the shopper is at its slide', () => {
  const { send, shown } = fakeViewer();
  const [data, other] = mediaSlides(['video', 'spin']);
  const content: NonNullable<Event['content']> = { type: 'media', data: data ?? {} };
  expect(send('contentLoad', { content })).toHaveBeenCalled();
  expect(shown()).toBeNull();
  send('contentActivate', { content });
  expect(shown()).toEqual({ view: 'video', element: content.element });
  send('contentDeactivate', { content });
  expect(shown()).toBeNull();

  const next: NonNullable<Event['content']> = { type: 'media', data: other ?? {} };
  send('contentLoad', { content: next });
  send('contentActivate', { content: next });
  // The slide that was left earlier goes now, and nothing of the shown one with it.
  send('contentRemove', { content });
  expect(shown()).toEqual({ view: 'spin', element: next.element });
  send('destroy');
  expect(shown()).toBeNull();
});

test('drags and keys on such a slide are its own, and those elsewhere the viewer’s', () => {
  const { send } = fakeViewer();
  const slide = Object.assign(document.createElement('div'), { className: 'viewer-media' });
  const slider = slide.appendChild(document.createElement('input'));
  for (const name of ['pointerDown', 'keydown']) {
    expect(send(name, { originalEvent: { target: slider } })).toHaveBeenCalled();
    expect(send(name, { originalEvent: { target: document.body } })).not.toHaveBeenCalled();
  }
});

test('a photo is left to the viewer', () => {
  const { send } = fakeViewer();
  expect(send('contentLoad', { content: { type: 'image' } })).not.toHaveBeenCalled();
});
