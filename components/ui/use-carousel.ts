'use client';

import { type FocusEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { usePageHidden, useReducedMotion } from './use-page-state';

/** The time in milliseconds after its last event when a scroll counts as finished. */
const SETTLED_MILLISECONDS = 120;

interface CarouselState {
  /** The carousel element: hover or focus inside it holds the slides. */
  root: RefObject<HTMLElement | null>;
  /** The scrolling element; its children are the slides. */
  strip: RefObject<HTMLDivElement | null>;
  current: number;
  /** Whether the carousel advances automatically while nothing holds it. */
  playing: boolean;
  /** Whether the carousel is advancing automatically now. */
  moving: boolean;
  /** Shows a slide that the shopper chose, and stops; the index wraps at both ends. */
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

/** The state of a carousel: the visible slide, and the timer for the next one. */
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
    // The style sheet decides whether the scroll is smooth, by reduced motion.
    element.scrollTo({ left: index * element.clientWidth });
  }, []);

  useEffect(() => {
    // After a navigation by click the pointer may already be over the carousel.
    setHovered(root.current?.matches(':hover') ?? false);
    return () => clearTimeout(settling.current);
  }, []);

  useEffect(() => {
    if (!moving) return;
    const next = (current + 1) % count;
    // Loads the photo before its slide is shown.
    for (const photo of strip.current?.children[next]?.querySelectorAll('img') ?? []) photo.loading = 'eager';
    const timer = setTimeout(() => show(next), milliseconds);
    return () => clearTimeout(timer);
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
      // The hover or focus of the press on "Play" must not contain the carousel.
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
