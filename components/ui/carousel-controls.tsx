import type { ReactNode } from 'react';
import * as m from '#messages';
import { LineDrawing } from './icon';
import type { useCarousel } from './use-carousel';

/** Defined here instead of the icon set, which every page loads. */
const SHAPES = {
  pause: 'M8.5 5.5v13m7-13v13',
  play: 'm8 5.5 10.5 6.5L8 18.5v-13Z',
  left: 'm14.5 6-6 6 6 6',
  right: 'm9.5 6 6 6-6 6',
};

/** A slide as its marker shows it. */
export interface MarkedSlide {
  /** The slide's subject in a few words. */
  name: string;
  /** A small picture, shown on wide screens. */
  picture: ReactNode;
}

interface CarouselControlsProps {
  slides: readonly MarkedSlide[];
  state: Pick<ReturnType<typeof useCarousel>, 'current' | 'playing' | 'choose' | 'togglePlaying'>;
  /** Returns the link to a slide, for browsers without JavaScript. */
  href: (index: number) => string;
  name: (index: number) => string;
}

/** A marker for each slide, with its picture and name where there is room, and the buttons beside them. */
export function CarouselControls({ slides, state, href, name }: CarouselControlsProps) {
  const { current, playing, choose, togglePlaying } = state;
  return (
    <div className="carousel-controls page-width">
      <div className="carousel-buttons needs-script">
        <ControlButton
          name={playing ? m.shellPause() : m.shellPlay()}
          shape={playing ? SHAPES.pause : SHAPES.play}
          onPress={togglePlaying}
        />
        <ControlButton name={m.shellSlidePrevious()} shape={SHAPES.left} onPress={() => choose(current - 1)} />
        <ControlButton name={m.shellSlideNext()} shape={SHAPES.right} onPress={() => choose(current + 1)} />
      </div>
      <ol>
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides may have the same name; only the position differs
          <li key={index}>
            <a
              href={href(index)}
              aria-label={name(index)}
              aria-current={index === current}
              onClick={(event) => {
                event.preventDefault();
                choose(index);
              }}
            >
              <span>{slide.picture}</span>
              <span>{slide.name}</span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ControlButtonProps {
  name: string;
  shape: string;
  onPress: () => void;
}

function ControlButton({ name, shape, onPress }: ControlButtonProps) {
  return (
    <button type="button" aria-label={name} onClick={onPress}>
      <LineDrawing shape={shape} className="size-5" />
    </button>
  );
}
