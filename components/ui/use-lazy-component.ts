import { type RefObject, useEffect, useRef, useState } from 'react';

interface LazyComponent<Part> {
  /** The placeholder of the part. */
  container: RefObject<HTMLDivElement | null>;
  /**
   * Null until the part has loaded; stays null where it cannot be loaded, since the page is complete without it.
   */
  part: Part | null;
}

/**
 * Loads a part of a page once its placeholder is within `ahead` CSS pixels of the viewport; `load` must be a
 * stable function.
 */
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
