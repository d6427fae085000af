import { useEffect } from 'react';

const HEIGHT_PROPERTY = '--consent-height';
/** The space between the box and the content around it. */
const GAP_PX = 16;
/** What the style sheet leaves free (`components/ui/page-edges.css`). */
const RESERVED_REM = 11;

/**
 * Says on the root element how much of the lower edge a box takes that stands there, so that the page can be scrolled out
 * from under it. Says nothing while `isOpen` is false, or where the room that is left free is enough, because a change of
 * the root restyles the whole page.
 */
export function useBottomInset(box: () => HTMLElement | null, isOpen: boolean): void {
  useEffect(() => {
    const element = box();
    if (!isOpen || !element) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      const taken = element.offsetHeight + GAP_PX;
      const reserved = RESERVED_REM * Number.parseFloat(getComputedStyle(root).fontSize);
      if (taken > reserved) root.style.setProperty(HEIGHT_PROPERTY, `${taken}px`);
      else root.style.removeProperty(HEIGHT_PROPERTY);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty(HEIGHT_PROPERTY);
    };
  }, [box, isOpen]);
}
