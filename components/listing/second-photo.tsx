import { type FocusEvent, type PointerEvent, type TouchEvent, useRef, useState } from 'react';
import { PRODUCT_PHOTO_WIDTHS } from '#lib/shared/photo.ts';
import { currentNetwork } from '@/components/navigation/prefetch-plan';
import { Photo } from '@/components/ui/photo';

const PHOTO_SIZE = 800;
const MOUSE = '(hover: hover) and (pointer: fine)';

/** How far a finger moves sideways before it turns to the other photo, in CSS pixels. */
const SWIPE = 24;

/** Whether the browser may fetch a photo that only a mouse or the focus ring shows. */
const mayFetch = () => window.matchMedia(MOUSE).matches && !currentNetwork().saveData;

/**
 * Says when a card's second photo is wanted: once a mouse is on the card or the focus ring in it, never on a touch
 * screen or where the visitor saves data; and once a finger swipes the photo in a list. `hasFocus` says that the ring is
 * there now, `isTurned` that the last swipe led to the second photo; `signs` are the card's event handlers.
 */
export function useSecondPhoto() {
  const [isWanted, setWanted] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isTurned, setTurned] = useState(false);
  const start = useRef({ x: 0, y: 0 });
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
    onTouchStart: ({ touches: { 0: finger } }: TouchEvent) => {
      if (finger) start.current = { x: finger.clientX, y: finger.clientY };
    },
    onTouchMove: ({ touches: { 0: finger, length }, currentTarget }: TouchEvent) => {
      if (!finger || length > 1) return;
      const { x, y } = start.current;
      const across = finger.clientX - x;
      // Down is the way through the list, and a row of cards itself moves sideways.
      if (Math.abs(across) < Math.max(SWIPE, 2 * Math.abs(finger.clientY - y))) return;
      if (!currentTarget.closest('.listing')) return;
      setWanted(true);
      setTurned(across < 0);
    },
  };
  return { isWanted, hasFocus, isTurned, signs };
}

interface SecondPhotoProps {
  source: string;
  /** The value of the image's attribute `sizes`. */
  sizes: string;
  hasFocus: boolean;
  isTurned: boolean;
}

/**
 * Another view of a card's product, over the first one while the card has the mouse or the focus ring, or after a swipe.
 */
export function SecondPhoto({ source, sizes, hasFocus, isTurned }: SecondPhotoProps) {
  // The front view stays until this one can replace it whole.
  const [isLoaded, setLoaded] = useState(false);
  const shown =
    isLoaded && (hasFocus || isTurned) ? 'opacity-100' : `opacity-0 ${isLoaded ? 'group-hover:opacity-100' : ''}`;
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
