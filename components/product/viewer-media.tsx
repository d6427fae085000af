import type PhotoSwipe from 'photoswipe';
import type { SlideData } from 'photoswipe';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { ProductPhoto, ProductVideo } from '#lib/storefront/catalogue/types.ts';
import { ProductTurn } from '@/components/product/product-turn';
import { VideoPlayer } from '@/components/product/video-player';

const TYPE = 'media';
const CLASS = 'viewer-media';

interface MediaSlide extends SlideData {
  view: ReactNode;
}

interface Media {
  title: string;
  video?: ProductVideo | undefined;
  turn?: readonly ProductPhoto[] | undefined;
}

/** The slides of the viewer behind the photos. */
export function mediaSlides({ title, video, turn }: Media): MediaSlide[] {
  return [
    ...(video ? [{ type: TYPE, view: <VideoPlayer video={video} title={title} /> }] : []),
    ...(turn ? [{ type: TYPE, view: <ProductTurn frames={turn} title={title} /> }] : []),
  ];
}

/** Shows those slides while the shopper is at them: a video ends with leaving, and drags and arrow keys are the slide's own. */
export function showMedia(viewer: PhotoSwipe): void {
  const roots = new Map<HTMLElement, Root>();
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
    const root = createRoot(element);
    roots.set(element, root);
    root.render(data.view);
  });
  const leave = (element: HTMLElement | undefined) => {
    const root = element && roots.get(element);
    if (!root) return;
    root.unmount();
    roots.delete(element);
  };
  viewer.on('contentDeactivate', ({ content }) => leave(content.element));
  viewer.on('contentRemove', ({ content }) => leave(content.element));
  viewer.on('destroy', () => [...roots.keys()].forEach(leave));
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
