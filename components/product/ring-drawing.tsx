'use client';

import { useEffect, useState } from 'react';
import { currentLanguage } from '#language';
import { BASE_LANGUAGE } from '#lib/messages/languages.ts';
import * as m from '#messages';
import { followSize } from '@/components/product/follow-size';

interface RingDrawingProps {
  /** The address of the drawing in which no size is marked. */
  source: string;
  /** Width and height of the drawing. */
  size: { width: number; height: number };
  /** The sizes that are drawn; `width` says the inner width. */
  rings: readonly { sku: string; name: string; width: string }[];
  /** The name of the size in the address; null where there is none. */
  requested: string | null;
  /** Says in words what is drawn. */
  caption: string;
}

/** The sizes of a ring to scale, with the one that is chosen on the page marked, at first that of the address. */
export function RingDrawing({ source, size, rings, requested, caption }: RingDrawingProps) {
  const [sku, setSku] = useState<string | null>(null);
  useEffect(() => followSize(setSku), []);
  const language = currentLanguage();
  // Drawings are cached by their address.
  const words = language === BASE_LANGUAGE ? '' : `&language=${language}`;
  const chosen = rings.find((ring) => (sku === null ? ring.name === requested : ring.sku === sku));
  return (
    <figure className="text-sm">
      {/* biome-ignore lint/performance/noImgElement: a drawing has one size */}
      <img
        src={chosen ? `${source}&chosen=${chosen.name}${words}` : source}
        alt=""
        {...size}
        loading="lazy"
        className="mt-2 w-full max-w-md"
      />
      <figcaption className="mt-3">
        <span role="status" className="block font-medium">
          {chosen && m.productRingChosen({ name: chosen.name, width: chosen.width })}
        </span>
        {caption}
      </figcaption>
    </figure>
  );
}
