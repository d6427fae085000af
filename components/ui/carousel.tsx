'use client';

import { type ReactNode, useId } from 'react';
import * as m from '#messages';
import { CarouselControls, type MarkedSlide } from './carousel-controls';
import { useCarousel } from './use-carousel';

interface Slide extends MarkedSlide {
  content: ReactNode;
}

interface CarouselProps {
  label: string;
  /** At least two slides. */
  slides: readonly Slide[];
  /** The time in milliseconds for which a slide is shown. */
  milliseconds: number;
}

/**
 * A carousel of slides to swipe, which advances automatically until the shopper interacts. Without its script
 * it scrolls.
 */
export function Carousel({ label, slides, milliseconds }: CarouselProps) {
  const id = useId();
  const state = useCarousel(slides.length, milliseconds);
  const { root, strip, current, moving, holding, swiping } = state;
  const facts = (index: number) => ({ place: index + 1, total: slides.length, name: slides[index]?.name ?? '' });
  return (
    // The controls come first, so that keyboard users reach "Pause" before anything that moves.
    <section ref={root} aria-roledescription={m.shellCarousel()} aria-label={label} className="carousel" {...holding}>
      <CarouselControls
        slides={slides}
        state={state}
        href={(index) => `#${id}-${index + 1}`}
        name={(index) => m.shellSlideNamed(facts(index))}
      />
      <p aria-live={moving ? 'off' : 'polite'} className="sr-only">
        {m.shellSlideNamed(facts(current))}
      </p>
      <div ref={strip} className="carousel-strip" {...swiping}>
        {slides.map(({ content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is not a set of form fields
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: slides may have the same name; only the position differs
            key={index}
            id={`${id}-${index + 1}`}
            role="group"
            aria-roledescription={m.shellSlide()}
            aria-label={m.shellSlidePlace(facts(index))}
          >
            {content}
          </div>
        ))}
      </div>
      <span hidden className="carousel-end" />
    </section>
  );
}
