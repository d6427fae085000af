'use client';

import { useState } from 'react';
import {
  LARGEST_SIZE,
  ringDiameter,
  SMALLEST_SIZE,
  sizeForDiameter,
} from '#lib/storefront/catalogue/size-guide/ring-size.ts';
import * as m from '#messages';
import { MeasuredSlider } from './measured-slider';
import { RingAnswer, type SizedRing } from './ring-answer';
import { ScreenSet } from './screen-set';

const STEP = 0.1;
const SMALLEST = Math.floor(ringDiameter(SMALLEST_SIZE) * 10) / 10;
const LARGEST = Math.ceil(ringDiameter(LARGEST_SIZE) * 10) / 10;
/** The inner diameter in millimetres of size 12, the most common one. */
const FIRST = 16.6;

/** The on-screen ring sizer: measures a ring that is laid on the screen. */
export function RingSizer({ ring }: { ring: SizedRing | null }) {
  const [width, setWidth] = useState(FIRST);
  return (
    <ScreenSet>
      {(scale) => (
        <>
          <p className="max-w-measure">{m.sizeGuideDiscHelp()}</p>
          <div className="my-4 flex justify-center overflow-hidden py-2">
            <Disc width={width} scale={scale} />
          </div>
          <MeasuredSlider
            label={m.sizeGuideRingWidth()}
            value={width}
            min={SMALLEST}
            max={LARGEST}
            step={STEP}
            buttonStep={STEP}
            valueText={m.sizeGuideMillimetres({ length: width.toFixed(1) })}
            smaller={m.sizeGuideDiscSmaller()}
            larger={m.sizeGuideDiscLarger()}
            onChange={(value) => setWidth(Math.round(value * 10) / 10)}
          />
          <div role="status" className="mt-4">
            <p className="text-muted text-sm">{m.sizeGuideInnerWidthIs({ width: width.toFixed(1) })}</p>
            <RingAnswer size={sizeForDiameter(width)} ring={ring} />
          </div>
        </>
      )}
    </ScreenSet>
  );
}

/** A disc with a ring's inner diameter, and a cross at its centre. */
function Disc({ width, scale }: { width: number; scale: number }) {
  const across = Math.round(width * scale * 100) / 100;
  const middle = across / 2;
  return (
    <svg
      width={across}
      height={across}
      role="img"
      aria-label={m.sizeGuideDisc({ width: width.toFixed(1) })}
      className="shrink-0 overflow-visible"
    >
      <circle cx={middle} cy={middle} r={middle} className="fill-brass" />
      <path d={`M${middle} 0V${across}M0 ${middle}H${across}`} strokeWidth={1} className="stroke-paper" />
    </svg>
  );
}
