import { type FocusEvent, type PointerEvent, useState } from 'react';
import { PRODUCT_PHOTO_WIDTHS } from '#lib/shared/photo.ts';
import { currentNetwork } from '@/components/navigation/prefetch-in-view';
import { Photo } from '@/components/ui/photo';

const PHOTO_SIZE = 800;
const MOUSE = '(hover: hover) and (pointer: fine)';

/** Whether the browser may fetch a photo that only a mouse or the focus ring shows. */
const mayFetch = () => window.matchMedia(MOUSE).matches && !currentNetwork().saveData;

/**
 * Says when a card's second photo is wanted: once a mouse is on the card or the focus ring in it, never on a touch
 * screen or where the visitor saves data. `hasFocus` says that the ring is there now; `signs` are the card's event
 * handlers.
 */
export function useSecondPhoto() {
  const [isWanted, setWanted] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const want = () => {
    if (mayFetch()) setWanted(true);
  };
  const signs = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') want();
    },
    onFocus: ({ target }: FocusEvent) => {
      if (!target.matches(':focus-visible')) return;
      want();
      setFocus(true);
    },
    onBlur: () => setFocus(false),
  };
  return { isWanted, hasFocus, signs };
}

interface SecondPhotoProps {
  source: string;
  /** The value of the image's attribute `sizes`. */
  sizes: string;
  hasFocus: boolean;
}

/** Another view of a card's product, over the first one while the card has the mouse or the focus ring. */
export function SecondPhoto({ source, sizes, hasFocus }: SecondPhotoProps) {
  // The front view stays until this one can replace it whole.
  const [isLoaded, setLoaded] = useState(false);
  const shown = isLoaded && hasFocus ? 'opacity-100' : `opacity-0 ${isLoaded ? 'group-hover:opacity-100' : ''}`;
  return (
    <Photo
      source={source}
      alt=""
      widths={PRODUCT_PHOTO_WIDTHS}
      sizes={sizes}
      width={PHOTO_SIZE}
      height={PHOTO_SIZE}
      eager
      onLoad={() => setLoaded(true)}
      className={`absolute inset-0 size-full object-cover transition-opacity duration-200 ${shown}`}
    />
  );
}
