/** @jest-environment jsdom */
import { NAVIGATION_ITEM, type ProbedWindow, type TimedNavigation, watchPage } from './page-probe.ts';

type Report = (list: { getEntries: () => object[] }) => void;
const reports = new Map<string, Report>();

/** Reports an entry as the browser does. */
const observe = (type: string, entry: object) => reports.get(type)?.({ getEntries: () => [entry] });
const vitals = () => (window as unknown as ProbedWindow).vitals;
const navigation = (): TimedNavigation => JSON.parse(sessionStorage.getItem(NAVIGATION_ITEM) ?? 'null');

const frames: FrameRequestCallback[] = [];
/** Runs what waits for the next frame, and then what follows its paint. */
async function nextFrame(): Promise<void> {
  for (const frame of frames.splice(0)) frame(performance.now());
  await new Promise((resolve) => setTimeout(resolve));
}

beforeAll(() => {
  class Observer {
    readonly #report: Report;
    constructor(report: Report) {
      this.#report = report;
    }
    observe({ type }: { type: string }) {
      reports.set(type, this.#report);
    }
  }
  class Channel {
    port1 = { onmessage: () => {} };
    port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage()) };
  }
  Object.assign(globalThis, { PerformanceObserver: Observer, MessageChannel: Channel });
  Object.assign(window, { requestAnimationFrame: (frame: FrameRequestCallback) => frames.push(frame) });
  Object.assign(Element.prototype, {
    checkVisibility: () => true,
    getClientRects(this: Element) {
      return this.hasAttribute('hidden') ? [] : [{}];
    },
  });
  watchPage();
});

beforeEach(() => {
  document.body.innerHTML = '';
  sessionStorage.clear();
  history.replaceState(null, '', '/watches');
});

test('the probe keeps the paints of a page, and names the element of the largest', () => {
  document.body.innerHTML = '<main><h1>Watches</h1></main>';
  observe('paint', { name: 'first-paint', startTime: 90 });
  observe('paint', { name: 'first-contentful-paint', startTime: 100 });
  observe('largest-contentful-paint', { startTime: 130, element: document.body });
  observe('largest-contentful-paint', { startTime: 180, element: document.querySelector('h1') });
  expect(vitals()).toMatchObject({ fcp: 100, lcp: 180, lcpElement: 'h1 in h1' });
});

test('the probe keeps the slowest interaction, counts inputs, and leaves out shifts that an input caused', () => {
  observe('event', { duration: 400 });
  observe('event', { duration: 56, interactionId: 1 });
  observe('event', { duration: 24, interactionId: 2 });
  observe('layout-shift', { value: 0.3, hadRecentInput: true });
  observe('layout-shift', { value: 0.02, hadRecentInput: false });
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 's' }));
  expect(vitals()).toMatchObject({ slowestInteraction: 56, cls: 0.02, inputs: 1 });
});

test('a navigation is timed from the press to the frame with its elements at its address; a preview has an earlier one', async () => {
  const target = { path: '/ganga', selector: 'h1', text: 'Ganga', count: 1 };
  const timed: TimedNavigation = { ...target, startedAt: 0, previewedAt: 0, paintedAt: 0 };
  sessionStorage.setItem(NAVIGATION_ITEM, JSON.stringify(timed));
  await nextFrame();
  expect(navigation()).toEqual(timed);

  // The events of jsdom do not have the time of its clock.
  const press = Object.defineProperty(new Event('pointerdown'), 'timeStamp', { value: performance.now() });
  document.dispatchEvent(press);
  const { startedAt } = navigation();
  expect(startedAt).toBeGreaterThan(0);
  document.body.innerHTML = '<h1 hidden>Ganga watch</h1>';
  await nextFrame();
  expect(navigation().previewedAt).toBe(0);

  document.body.innerHTML = '<h1>Ganga watch</h1>';
  await nextFrame();
  const { previewedAt } = navigation();
  expect(previewedAt).toBeGreaterThanOrEqual(startedAt);
  expect(navigation().paintedAt).toBe(0);

  history.replaceState(null, '', '/ganga');
  await nextFrame();
  expect(navigation().previewedAt).toBe(previewedAt);
  expect(navigation().paintedAt).toBeGreaterThanOrEqual(previewedAt);
});
