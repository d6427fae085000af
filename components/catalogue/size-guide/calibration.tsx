'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { keysOf } from '#lib/contract/typed-keys.ts';
import {
  clampScale,
  fitsScreen,
  LARGEST_SCALE,
  PHONE_SCALE,
  REFERENCE_OBJECTS,
  type ReferenceObject,
  SCALE_PRESS,
  SCALE_STEP,
  SMALLEST_SCALE,
  USUAL_SCALE,
} from '#lib/storefront/catalogue/size-guide/scale.ts';
import * as m from '#messages';
import { Button } from '@/components/ui/button';
import { useEarlyInput } from '@/components/ui/use-early-input';
import { MeasuredSlider } from './measured-slider';
import { Outline } from './outline';
import { setScreenScale } from './use-screen-scale';

interface CalibrationProps {
  /** The earlier calibration; null where there is none. */
  before: number | null;
  /** Called with the calibrated `scale` in CSS pixels per millimetre. */
  onSet: (scale: number) => void;
}

const OBJECTS = keysOf(REFERENCE_OBJECTS);

/** Returns the width of an element in CSS pixels; infinite until it is known. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** Calibrates a screen with an object of known size: its outline is resized until both match. */
export function Calibration({ before, onSet }: CalibrationProps) {
  const [object, setObject] = useState<ReferenceObject>('card');
  const [scale, setScale] = useState(before ?? USUAL_SCALE);
  useEffect(() => {
    if (before !== null || !window.matchMedia('(pointer: coarse)').matches) return;
    // A slider that was moved before hydration keeps its position.
    setScale((scale) => (scale === USUAL_SCALE ? PHONE_SCALE : scale));
  }, [before]);
  const objects = useRef<HTMLFieldSetElement>(null);
  useEarlyInput(objects, (early) => {
    const held = early.querySelector<HTMLInputElement>('input:checked')?.value;
    setObject(OBJECTS.find((key) => key === held) ?? object);
  });
  const place = useRef<HTMLDivElement>(null);
  const room = useWidth(place);
  const { width } = REFERENCE_OBJECTS[object];
  const fits = fitsScreen(width, scale, room);
  return (
    <div>
      <fieldset ref={objects}>
        <legend className="mb-2 max-w-measure">{m.sizeGuideSetScreen()}</legend>
        <div className="flex flex-wrap gap-x-6">
          {OBJECTS.map((key) => (
            <label key={key} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="known-object"
                value={key}
                checked={object === key}
                onChange={() => setObject(key)}
                className="size-5 accent-ink"
              />
              {REFERENCE_OBJECTS[key].name()}
            </label>
          ))}
        </div>
      </fieldset>
      <div ref={place} className="my-4 flex justify-center overflow-hidden py-1">
        <Outline object={object} scale={scale} />
      </div>
      <p role="status" className={fits ? 'sr-only' : 'mb-3 text-warning'}>
        {fits ? '' : object === 'card' ? m.sizeGuideCardTooWide() : m.sizeGuideCoinTooWide()}
      </p>
      <MeasuredSlider
        label={m.sizeGuideOutlineSize()}
        value={scale}
        min={SMALLEST_SCALE}
        max={LARGEST_SCALE}
        step={SCALE_STEP}
        buttonStep={SCALE_PRESS}
        valueText={m.sizeGuidePixelsWide({ pixels: Math.round(width * scale) })}
        smaller={m.sizeGuideOutlineSmaller()}
        larger={m.sizeGuideOutlineLarger()}
        onChange={(value) => setScale(clampScale(value))}
      />
      <p className="mt-3 max-w-measure text-muted text-sm">{m.sizeGuideSmallChanges()}</p>
      <Button
        disabled={!fits}
        onClick={() => {
          setScreenScale(scale);
          onSet(scale);
        }}
        className="mt-4 max-sm:w-full"
      >
        {m.sizeGuideOutlineMatches({ object })}
      </Button>
    </div>
  );
}
