import PhotoSwipe from 'photoswipe';
import type { ReactNode } from 'react';
import { zoomFileOf } from '#lib/storefront/catalogue/photo-zoom.ts';
import type { ProductPhoto } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { mediaSlides, type ShownMedia, showMedia } from '@/components/product/viewer-media';
import 'photoswipe/style.css';
import './photo-viewer.css';

/** A second click within this time belongs to the first, as it does for the library's double tap. */
const DOUBLE_CLICK_MS = 300;

interface PhotoViewerOptions {
  /** The title of the product. */
  title: string;
  photos: readonly ProductPhoto[];
  /** What follows behind the photos: the video and the spin of the product. */
  media: readonly ReactNode[];
  /** The index of the photo that opens. */
  index: number;
  /** Called with the index of every photo that the shopper moves to. */
  onChange: (index: number) => void;
  /** Called with what is to be rendered, and where, when the shopper comes to one of `media`; with null when they leave it. */
  onMedia: (shown: ShownMedia | null) => void;
}

/**
 * Opens the photos of a product over the whole window. A photo fits the window at first; pinch, double tap, click,
 * the wheel and the zoom button enlarge it up to its own size, a swipe leads to the next, and Escape or Back closes it. The
 * video and the spin of the product follow behind the photos.
 */
export function openPhotoViewer({ title, photos, media, index, onChange, onMedia }: PhotoViewerOptions): void {
  // A native dialog keeps the focus inside and makes the page behind inert, which the library does not.
  const dialog = document.createElement('dialog');
  dialog.className = 'photo-viewer';
  dialog.setAttribute('aria-label', m.productPhotosOf({ title }));
  document.body.append(dialog);

  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const viewer = new PhotoSwipe({
    appendToEl: dialog,
    dataSource: [
      ...photos.map((photo) => {
        const { src, side } = zoomFileOf(photo);
        return { src, width: side, height: side, alt: photo.alt };
      }),
      ...mediaSlides(media),
    ],
    index,
    loop: false,
    wheelToZoom: true,
    initialZoomLevel: 'fit',
    // Whoever clicks to zoom a photo that has no more pixels is not thrown out.
    clickToCloseNonZoomable: false,
    secondaryZoomLevel: 1,
    maxZoomLevel: 1,
    bgOpacity: 1,
    showHideAnimationType: 'none',
    // The dialog handles Escape: the library ignores it while it opens.
    escKey: false,
    ...(isStill && { zoomAnimationDuration: 0 }),
    trapFocus: false,
    returnFocus: false,
    closeTitle: m.productPhotosClose(),
    zoomTitle: m.productPhotoZoom(),
    arrowPrevTitle: m.productPhotoPrevious(),
    arrowNextTitle: m.productPhotoNext(),
    indexIndicatorSep: m.productPhotoCounterOf(),
    errorMsg: m.productPhotoFailed(),
  });

  showMedia(viewer, onMedia);

  const close = () => {
    if (viewer.opener.isOpen) viewer.close();
    else viewer.on('openingAnimationEnd', () => viewer.close());
  };
  let isInHistory = true;
  const onBack = () => {
    isInHistory = false;
    close();
  };
  let clickedAt = Number.NEGATIVE_INFINITY;
  viewer.on('imageClickAction', (click) => {
    const { timeStamp } = click.originalEvent;
    // A double click zooms like a click; the library would take its second half for a click to zoom out.
    if (timeStamp - clickedAt < DOUBLE_CLICK_MS) click.preventDefault();
    clickedAt = timeStamp;
  });
  viewer.on('change', () => onChange(viewer.currIndex));
  viewer.on('firstUpdate', () => {
    viewer.element?.setAttribute('role', 'presentation');
    viewer.element?.querySelector('.pswp__counter')?.setAttribute('aria-live', 'polite');
  });
  viewer.on('destroy', () => {
    removeEventListener('popstate', onBack);
    if (isInHistory) history.back();
    dialog.close();
    dialog.remove();
  });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  // Back closes the viewer instead of leaving the product, as shoppers on a phone expect.
  history.pushState(history.state, '');
  addEventListener('popstate', onBack);
  dialog.showModal();
  viewer.init();
}
