/** @jest-environment jsdom */
import { arrangeFirstPaint } from './first-paint.ts';

const SCRIPTS = '<script src="/s/1.js" async=""></script><script src="/s/2.js" async="" id="_R_"></script>';
const PAGE = `<html><head>${SCRIPTS}</head><body><p>Watches</p><script>(self.__next_f=[])</script></body></html>`;

let frames: FrameRequestCallback[];

/** Parses a page as a browser does, and runs what asks for its scripts. */
function open(visibility: DocumentVisibilityState): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(visibility === 'hidden');
  const { content } = arrangeFirstPaint(Buffer.from(PAGE), new Map());
  document.documentElement.innerHTML = content.toString();
  const loader = document.querySelector('template + script');
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(loader as HTMLScriptElement);
  new Function(loader?.textContent ?? '')();
}

const loaded = () => [...document.head.querySelectorAll('script')].map(({ outerHTML }) => outerHTML).join('');

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the scripts of a page are asked for once its first frame is painted, and once only', () => {
  open('visible');
  jest.advanceTimersByTime(500);
  expect(loaded()).toBe('');
  for (const frame of frames) frame(500);
  expect(loaded()).toBe('');
  jest.advanceTimersByTime(0);
  expect(loaded()).toBe(SCRIPTS);
  jest.advanceTimersByTime(1000);
  expect(loaded()).toBe(SCRIPTS);
  expect(document.querySelector('template')).toBeNull();
});

test('a page whose first frame is late does not wait for it longer than a second', () => {
  open('visible');
  jest.advanceTimersByTime(999);
  expect(loaded()).toBe('');
  jest.advanceTimersByTime(1);
  expect(loaded()).toBe(SCRIPTS);
});

test('a page in a hidden tab, which has no frames, asks for its scripts at once', () => {
  open('hidden');
  expect(loaded()).toBe(SCRIPTS);
});
