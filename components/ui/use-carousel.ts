'use client';

import { type FocusEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { usePageHidden, useReducedMotion } from './use-page-state';

/** So long after its last step a scroll counts as over. */
const SETTLED_MILLISECONDS = 120;

interface CarouselState {
  /** The whole carousel: a pointer or the focus in it holds the slides. */
  root: RefObject<HTMLElement | null>;
  /** What scrolls; its children are the slides. */
  strip: RefObject<HTMLDivElement | null>;
  current: number;
  /** Whether it moves by itself when nothing holds it. */
  playing: boolean;
  /** Whether it moves by itself now. */
  moving: boolean;
  /** Shows a slide that the visitor chose, and stops; counts round at both ends. */
  choose: (index: number) => void;
  togglePlaying: () => void;
  holding: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
  swiping: { onScroll: () => void; onPointerDown: (event: PointerEvent) => void };
}

/** Which slide is in view, and the clock that shows the next one. */
export function useCarousel(count: number, milliseconds: number): CarouselState {
  const root = useRef<HTMLElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [current, setCurrent] = useState(0);
  const [playRequest, setPlayRequest] = useState<boolean | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const isReduced = useReducedMotion();
  const hidden = usePageHidden();
  const playing = playRequest ?? !isReduced;
  const moving = playing && !hovered && !focused && !hidden;

  const show = useCallback((index: number) => {
    const { current: element } = strip;
    if (!element) return;
    setCurrent(index);
    // Smooth or at once: that is up to the style, which knows of reduced motion.
    element.scrollTo({ left: index * element.clientWidth });
  }, []);

  useEffect(() => {
    // Whoever came by a click may rest on it already.
    setHovered(root.current?.matches(':hover') ?? false);
    return () => clearTimeout(settling.current);
  }, []);

  useEffect(() => {
    if (!moving) return;
    const next = (current + 1) % count;
    // Its photo is there before the slide is.
    for (const photo of strip.current?.children[next]?.querySelectorAll('img') ?? []) photo.loading = 'eager';
    const turn = setTimeout(() => show(next), milliseconds);
    return () => clearTimeout(turn);
  }, [moving, current, count, milliseconds, show]);

  return {
    root,
    strip,
    current,
    playing,
    moving,
    choose: (index) => {
      setPlayRequest(false);
      show((index + count) % count);
    },
    togglePlaying: () => {
      setPlayRequest(!playing);
      // The pointer or the focus that pressed "Play" does not hold what it started.
      setHovered(false);
      setFocused(false);
    },
    holding: {
      onPointerEnter: ({ pointerType }) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
    },
    swiping: {
      onScroll: () => {
        clearTimeout(settling.current);
        settling.current = setTimeout(() => {
          const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
          setCurrent(Math.round(scrollLeft / clientWidth));
        }, SETTLED_MILLISECONDS);
      },
      onPointerDown: ({ pointerType }) => {
        if (pointerType === 'touch') setPlayRequest(false);
      },
    },
  };
}
