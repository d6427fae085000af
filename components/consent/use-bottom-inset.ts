import { useEffect } from 'react';

const INSET_PROPERTY = '--consent-edge';
/** The space between the box and the content around it. */
const GAP_PX = 16;

/**
 * Says on the root element how much of the lower edge a box takes that stands there, so that the page can be scrolled out
 * from under it; nothing while `isOpen` is false.
 */
export function useBottomInset(box: () => HTMLElement | null, isOpen: boolean): void {
  useEffect(() => {
    const element = box();
    if (!isOpen || !element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(INSET_PROPERTY, `${element.offsetHeight + GAP_PX}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(INSET_PROPERTY);
    };
  }, [box, isOpen]);
}
