import { type RefObject, useEffect, useRef, useState } from 'react';

interface LazyComponent<Part> {
  /** Where it belongs. */
  container: RefObject<HTMLDivElement | null>;
  /** Null until it has arrived; for ever without a network, since the page is whole without it. */
  part: Part | null;
}

/** A part of a page that is fetched once its place comes within `ahead` CSS pixels of the window; `load` stays the same. */
export function useLazyComponent<Part>(load: () => Promise<Part>, ahead: number): LazyComponent<Part> {
  const container = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    const { current } = container;
    if (!current) return;
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setPart(await load().catch(() => null));
      },
      { rootMargin: `${ahead}px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [load, ahead]);
  return { container, part };
}
