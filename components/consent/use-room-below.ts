import { type RefObject, useEffect } from 'react';

const ROOM = '--consent-edge';
/** Between the box and what stands around it. */
const AIR_PX = 16;

/**
 * Says on the root element how much of the lower edge a box takes that stands there, so that the page can be scrolled out
 * from under it; nothing while `stands` is false.
 */
export function useRoomBelow(box: RefObject<HTMLElement | null>, stands: boolean): void {
  useEffect(() => {
    const element = box.current;
    if (!stands || !element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(ROOM, `${element.offsetHeight + AIR_PX}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(ROOM);
    };
  }, [box, stands]);
}
