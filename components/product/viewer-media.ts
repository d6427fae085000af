import type PhotoSwipe from 'photoswipe';
import type { SlideData } from 'photoswipe';
import type { ReactNode } from 'react';

const TYPE = 'media';
const CLASS = 'viewer-media';

/** What the shopper is at in the viewer, and the element that it belongs into. */
export interface ShownMedia {
  view: ReactNode;
  element: HTMLElement;
}

interface MediaSlide extends SlideData {
  view: ReactNode;
}

/** The slides of the viewer behind the photos. */
export function mediaSlides(views: readonly ReactNode[]): MediaSlide[] {
  return views.map((view) => ({ type: TYPE, view }));
}

/**
 * Makes room for those slides and reports which one the shopper is at, null for none: a video ends with leaving. Drags and
 * arrow keys on such a slide are its own. The page renders it, because a React root of the viewer's own would bring more script.
 */
export function showMedia(viewer: PhotoSwipe, onShown: (shown: ShownMedia | null) => void): void {
  let shownIn: HTMLElement | undefined;
  viewer.on('contentLoad', (event) => {
    const { content } = event;
    if (content.type !== TYPE) return;
    event.preventDefault();
    content.element = document.createElement('div');
    content.element.className = CLASS;
    content.state = 'loaded';
  });
  viewer.on('contentActivate', ({ content: { element, data } }) => {
    if (!element?.classList.contains(CLASS) || !isMediaSlide(data)) return;
    shownIn = element;
    onShown({ view: data.view, element });
  });
  const leave = (element: HTMLElement | undefined) => {
    if (!element || element !== shownIn) return;
    shownIn = undefined;
    onShown(null);
  };
  viewer.on('contentDeactivate', ({ content }) => leave(content.element));
  viewer.on('contentRemove', ({ content }) => leave(content.element));
  viewer.on('destroy', () => leave(shownIn));
  viewer.on('pointerDown', (event) => {
    if (isInside(event.originalEvent.target)) event.preventDefault();
  });
  viewer.on('keydown', (event) => {
    if (isInside(event.originalEvent.target)) event.preventDefault();
  });
}

function isMediaSlide(data: SlideData): data is MediaSlide {
  return 'view' in data;
}

function isInside(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`.${CLASS}`) !== null;
}
