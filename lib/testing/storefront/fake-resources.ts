type Resource = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'transferSize' | 'encodedBodySize'> & {
  responseStatus: number | undefined;
};

const PAGE_BYTES = 9000;

/**
 * The files that a browser reports to the observers of its page, which jsdom does not: `install` puts it in the place of
 * the browser's, before the page observes.
 */
export class FakeResources {
  #callbacks: PerformanceObserverCallback[] = [];

  install(): void {
    const callbacks = this.#callbacks;
    class FakeObserver {
      readonly #callback: PerformanceObserverCallback;
      constructor(callback: PerformanceObserverCallback) {
        this.#callback = callback;
      }
      observe(): void {
        callbacks.push(this.#callback);
      }
      disconnect(): void {
        callbacks.splice(callbacks.indexOf(this.#callback), 1);
      }
    }
    Object.defineProperty(globalThis, 'PerformanceObserver', { value: FakeObserver, configurable: true });
  }

  /** Reports a file, requested now; without `given` a page of 9,000 bytes. */
  arrive(href: string, given: Partial<Resource> = {}): void {
    const entry: Resource = {
      name: new URL(href, window.location.href).href,
      startTime: performance.now(),
      transferSize: PAGE_BYTES,
      encodedBodySize: PAGE_BYTES,
      responseStatus: 200,
      ...given,
    };
    const list = { getEntries: () => [entry] } as unknown as PerformanceObserverEntryList;
    for (const callback of this.#callbacks) callback(list, {} as PerformanceObserver);
  }
}
