/** A navigation that is timed: it ends in the frame that shows `count` elements of `selector` with `text`, on `path`. */
export interface TimedNavigation {
  path: string;
  selector: string;
  /** Part of the text of each element; empty for any. */
  text: string;
  count: number;
  /** Epoch milliseconds of the press; 0 until then. */
  startedAt: number;
  /** Epoch milliseconds of the first frame with these elements, on whichever path; 0 until then. */
  previewedAt: number;
  /** Epoch milliseconds of the frame; 0 until then. */
  paintedAt: number;
}

/** What the page observed of itself since it was opened; times in milliseconds since its start. */
export interface PageVitals {
  /** First and largest contentful paint. */
  fcp: number;
  lcp: number;
  /** The element of the largest paint, and where on the page it is. */
  lcpElement: string;
  /** Sum of all layout shifts; the metric counts the worst five seconds of them, which is at most as much. */
  cls: number;
  /** Start and duration of each task over 50 ms. */
  longTasks: [number, number][];
  /** Presses and keys so far. */
  inputs: number;
  /** The longest time from an input to the next paint so far; 0 where all took less than the browser reports, 16 ms. */
  slowestInteraction: number;
}

export interface ProbedWindow extends Window {
  vitals: PageVitals;
}

/** The item of the session storage with the timed navigation, because it may lead to another document. */
export const NAVIGATION_ITEM = 'bench-navigation';

/** Runs in every document before its own scripts. It contains all it uses, because only its text reaches the browser. */
export function watchPage(): void {
  const ITEM = 'bench-navigation';
  const vitals: PageVitals = {
    fcp: 0,
    lcp: 0,
    lcpElement: '',
    cls: 0,
    longTasks: [],
    inputs: 0,
    slowestInteraction: 0,
  };
  (window as unknown as ProbedWindow).vitals = vitals;
  const observe = <Entry extends PerformanceEntry>(
    type: string,
    use: (entry: Entry) => void,
    options: { durationThreshold?: number } = {},
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) use(entry as Entry);
    }).observe({ type, buffered: true, ...options });
  const nameOf = (element: Element | null | undefined): string => {
    if (!element) return 'removed';
    const owner = element.closest('[aria-label], [aria-labelledby], h1, header, footer, main');
    const place = owner?.getAttribute('aria-label') ?? owner?.getAttribute('aria-labelledby') ?? owner?.tagName ?? '';
    return `${element.tagName} in ${place}`.toLowerCase();
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime;
  });
  observe<PerformanceEntry & { element?: Element | null }>('largest-contentful-paint', ({ startTime, element }) => {
    vitals.lcp = startTime;
    vitals.lcpElement = nameOf(element);
  });
  observe<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', (entry) => {
    if (!entry.hadRecentInput) vitals.cls += entry.value;
  });
  observe('longtask', ({ startTime, duration }) => vitals.longTasks.push([startTime, duration]));
  observe<PerformanceEventTiming & { interactionId?: number }>(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId) vitals.slowestInteraction = Math.max(vitals.slowestInteraction, duration);
    },
    { durationThreshold: 16 },
  );

  const countInput = () => {
    vitals.inputs++;
  };
  addEventListener('pointerdown', countInput, true);
  addEventListener('keydown', countInput, true);

  const read = (): TimedNavigation | null => {
    try {
      return JSON.parse(sessionStorage.getItem(ITEM) ?? 'null');
    } catch {
      // The first, empty document has no storage.
      return null;
    }
  };
  const write = (navigation: TimedNavigation) => sessionStorage.setItem(ITEM, JSON.stringify(navigation));
  const isShown = ({ selector, text, count }: TimedNavigation) => {
    const shown = [...document.querySelectorAll(selector)].filter(
      (element) =>
        element.textContent?.includes(text) &&
        element.getClientRects().length > 0 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    return shown.length >= count;
  };
  const isWaiting = () => {
    const navigation = read();
    return navigation !== null && navigation.startedAt > 0 && navigation.paintedAt === 0;
  };
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const navigation = read();
      if (!navigation || navigation.startedAt > 0) return;
      write({ ...navigation, startedAt: performance.timeOrigin + timeStamp });
    },
    true,
  );
  const check = () => {
    const navigation = isWaiting() ? read() : null;
    const isAtEnd = location.pathname === navigation?.path;
    // A list has no preview, and to look for one would lay out what the page of the press has below the window.
    const mayBePreviewed = navigation?.text !== '' && navigation?.previewedAt === 0;
    if (navigation && (isAtEnd || mayBePreviewed) && isShown(navigation)) {
      // This callback precedes the paint of what it saw; the message arrives after it.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const now = performance.timeOrigin + performance.now();
        if (!isWaiting()) return;
        write({ ...navigation, previewedAt: navigation.previewedAt || now, paintedAt: isAtEnd ? now : 0 });
      };
      port2.postMessage(null);
    }
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}
