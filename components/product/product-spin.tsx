'use client';

import { type PointerEvent, useRef, useState } from 'react';
import { FULL_PHOTO_WIDTH, photoUrl } from '#lib/shared/photo.ts';
import { frameAfterDrag, quarterFrames, spinDegreesOf } from '#lib/storefront/catalogue/spin-frame.ts';
import type { ProductPhoto } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { currentNetwork, prefetchLimit } from '@/components/navigation/prefetch-plan';
import { TaggedText } from '@/components/ui/tagged-text';
import './product-spin.css';

interface Drag {
  /** The photo and the place across, in CSS pixels, where it began. */
  start: number;
  x: number;
}

const addressOf = ({ source }: ProductPhoto) => photoUrl(source, FULL_PHOTO_WIDTH, 'webp');

/**
 * A product to turn round, by a drag or by a slider and its arrow keys. Only the front is loaded before the shopper turns it;
 * then all photos, except for a shopper who saves data: then each as it is turned to. Without JavaScript its four sides are
 * links.
 */
export function ProductSpin({ frames, title }: { frames: readonly ProductPhoto[]; title: string }) {
  const [index, setIndex] = useState(0);
  const drag = useRef<Drag | null>(null);
  const isLoaded = useRef(false);
  const [front] = frames;
  const shown = frames[index] ?? front;
  if (!front || !shown) return null;

  const loadAll = () => {
    if (isLoaded.current || prefetchLimit(currentNetwork()).pages === 0) return;
    isLoaded.current = true;
    for (const frame of frames) new Image().src = addressOf(frame);
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    loadAll();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { start: index, x: event.clientX };
  };
  const move = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    const { start, x } = drag.current;
    setIndex(frameAfterDrag(start, clientX - x, currentTarget.clientWidth, frames.length));
  };
  const release = () => {
    drag.current = null;
  };

  return (
    <div className="relative size-full bg-photo">
      <div
        className="product-spin-stage"
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
      >
        {/* biome-ignore lint/performance/noImgElement: all sizes are generated in advance */}
        <img
          src={addressOf(shown)}
          alt={m.productSpinAlt({ title, degrees: spinDegreesOf(index, frames.length) })}
          width={FULL_PHOTO_WIDTH}
          height={FULL_PHOTO_WIDTH}
          loading="lazy"
          draggable={false}
        />
      </div>
      <div className="needs-script product-spin-controls flex items-center gap-3 px-4">
        <span aria-hidden="true" className="text-sm">
          360°
        </span>
        <input
          type="range"
          aria-label={m.productSpinTurn({ title })}
          aria-valuetext={m.productSpinDegrees({ degrees: spinDegreesOf(index, frames.length) })}
          min={0}
          max={frames.length - 1}
          value={index}
          onFocus={loadAll}
          onChange={(event) => setIndex(event.currentTarget.valueAsNumber)}
          className="h-11 min-w-0 flex-1 cursor-pointer accent-ink"
        />
      </div>
      <noscript>
        <ul className="product-spin-controls flex justify-center gap-6 text-sm">
          {quarterFrames(frames.length).map((quarter) => {
            const frame = frames[quarter];
            return (
              frame && (
                <li key={frame.source}>
                  <a
                    href={addressOf(frame)}
                    className="inline-flex min-h-11 min-w-11 items-center justify-center underline"
                  >
                    <TaggedText
                      text={m.productSpinViewAt({ degrees: spinDegreesOf(quarter, frames.length) })}
                      tags={{ hidden: (inner) => <span className="sr-only">{inner}</span> }}
                    />
                  </a>
                </li>
              )
            );
          })}
        </ul>
      </noscript>
    </div>
  );
}
