/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { zoomUnderMouse } from './hover-zoom';

const PHOTO = { source: '/images/detail/A-1-5f3a9c1e.webp', alt: 'A' };
const decode = jest.fn<Promise<void>, []>();

let frame: HTMLElement;
let isUnderMouse: boolean;
let prefersStill: boolean;
beforeEach(() => {
  document.body.replaceChildren();
  frame = document.body.appendChild(document.createElement('a'));
  // 400 CSS pixels at 100, 50: half of a photo of 800.
  frame.getBoundingClientRect = () => new DOMRect(100, 50, 400, 400);
  Object.defineProperty(frame, 'clientWidth', { value: 400, configurable: true });
  isUnderMouse = true;
  prefersStill = false;
  jest.spyOn(frame, 'matches').mockImplementation(() => isUnderMouse);
  window.matchMedia = jest.fn(() => ({ matches: prefersStill }) as MediaQueryList);
  HTMLImageElement.prototype.decode = decode;
  decode.mockReset();
  decode.mockResolvedValue();
});

/** jsdom has no pointer events with a place. */
const moveTo = (place: MouseEventInit) => fireEvent(frame, new MouseEvent('pointermove', place));
const closeUp = () => frame.querySelector('img');

test('a photo is shown in its own size, at the place of the mouse and with it', async () => {
  await zoomUnderMouse(frame, PHOTO, { clientX: 100, clientY: 450 });
  expect(closeUp()).toHaveAttribute('src', '/images/original/A-1-5f3a9c1e-800.webp');
  expect([closeUp()?.width, closeUp()?.height]).toEqual([800, 800]);
  expect(closeUp()?.style.translate).toBe('0px -400px');
  moveTo({ clientX: 300, clientY: 250 });
  expect(closeUp()?.style.translate).toBe('-200px -200px');
  moveTo({ clientX: 600, clientY: 0 });
  expect(closeUp()?.style.translate).toBe('-400px 0px');
});

test.each([
  ['the mouse leaves', () => fireEvent.pointerLeave(frame)],
  ['it is pressed', () => fireEvent.click(frame)],
  ['Escape is pressed', () => fireEvent.keyDown(document, { key: 'Escape' })],
])('it ends when %s', async (_, end) => {
  await zoomUnderMouse(frame, PHOTO, { clientX: 100, clientY: 50 });
  fireEvent.keyDown(document, { key: 'a' });
  expect(closeUp()).toBeInTheDocument();
  end();
  expect(closeUp()).not.toBeInTheDocument();
});

test('a file that arrives after the mouse has left is not shown, and a missing one rejects', async () => {
  const late = Promise.withResolvers<void>();
  decode.mockReturnValueOnce(late.promise);
  const zooming = zoomUnderMouse(frame, PHOTO, { clientX: 100, clientY: 50 });
  fireEvent.pointerLeave(frame);
  late.resolve();
  await zooming;
  expect(closeUp()).not.toBeInTheDocument();
  decode.mockRejectedValueOnce(new Error('EncodingError'));
  await expect(zoomUnderMouse(frame, PHOTO, { clientX: 100, clientY: 50 })).rejects.toThrow('EncodingError');
  expect(closeUp()).not.toBeInTheDocument();
});

test.each<[string, () => void]>([
  ['hardly has more pixels than are shown', () => Object.defineProperty(frame, 'clientWidth', { value: 700 })],
  [
    'is no longer under the mouse',
    () => {
      isUnderMouse = false;
    },
  ],
  [
    'is seen by someone who prefers reduced motion',
    () => {
      prefersStill = true;
    },
  ],
])('a photo that %s is not zoomed', async (_, prepare) => {
  prepare();
  await zoomUnderMouse(frame, PHOTO, { clientX: 100, clientY: 50 });
  expect(decode).not.toHaveBeenCalled();
  expect(closeUp()).not.toBeInTheDocument();
});
