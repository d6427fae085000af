import { DRAWN_WRISTS, type DrawnWrist } from '#lib/storefront/catalogue/size-guide/on-wrist-drawings.ts';
import * as m from '#messages';
import './wrist-choice.css';

const USUAL: DrawnWrist = 170;

interface WristChoiceProps {
  /** Width and height of the drawings. */
  size: { width: number; height: number };
  /** The address of the drawing of each wrist; fetched when it is seen. */
  sourceOf: (around: DrawnWrist) => string;
  /** Says in words what the drawing shows. */
  describe: (around: DrawnWrist) => string;
}

/** The choice of a wrist, and below it the drawing on this wrist with its measures in words. */
export function WristChoice({ size, sourceOf, describe }: WristChoiceProps) {
  return (
    <fieldset className="wrist-choice relative flex flex-wrap gap-2 text-sm">
      <legend className="mb-2 text-muted">{m.sizeGuideAroundWrist()}</legend>
      {DRAWN_WRISTS.flatMap((around) => [
        <input
          key={`field-${around}`}
          type="radio"
          name="wrist"
          id={`wrist-${around}`}
          defaultChecked={around === USUAL}
          aria-describedby={`on-wrist-${around}`}
        />,
        <label
          key={around}
          htmlFor={`wrist-${around}`}
          className="inline-flex min-h-11 cursor-pointer items-center rounded-sm border border-edge px-3 hover:border-ink"
        >
          {m.sizeGuideCentimetres({ length: around / 10 })}
        </label>,
      ])}
      {DRAWN_WRISTS.map((around) => (
        <figure key={around}>
          {/* biome-ignore lint/performance/noImgElement: a drawing has one size */}
          <img src={sourceOf(around)} alt="" {...size} loading="lazy" />
          <figcaption id={`on-wrist-${around}`}>{describe(around)}</figcaption>
        </figure>
      ))}
    </fieldset>
  );
}
