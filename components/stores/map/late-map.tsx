'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MapTiles } from '#lib/shared/map-tiles.ts';
import type { Pin } from './types';

/** It is fetched this far before it would be seen. */
const AHEAD = '400px';

interface LateMapProps {
  pins: readonly Pin[];
  /** Null for a plain chart. */
  tiles: MapTiles | null;
  /** Whether it fills the height of a wide screen. */
  isTall: boolean;
}

/** A map that is fetched once its place is near: the list tells all that it shows. */
export function LateMap({ pins, tiles, isTall }: LateMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<ReactNode>(null);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without a network the list is enough.
        const loaded = await import('./store-map').catch(() => null);
        if (loaded) setMap(<loaded.StoreMap pins={pins} tiles={tiles} />);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [pins, tiles]);
  return (
    <>
      <div
        ref={place}
        className={`relative h-[26rem] border border-line bg-card md:h-[36rem] ${isTall ? 'lg:h-[min(calc(100dvh-3rem),52rem)]' : ''}`}
      >
        {map}
        {tiles && (
          <p className="absolute right-0 bottom-0 z-500 bg-paper px-2 py-1 text-2xs">
            {tiles.makerHref ? (
              <a href={tiles.makerHref} target="_blank" rel="noopener noreferrer" className="underline">
                {tiles.maker}
              </a>
            ) : (
              tiles.maker
            )}
          </p>
        )}
      </div>
      <p className="mt-2 hidden text-muted text-sm pointer-coarse:block">Move the map with two fingers.</p>
    </>
  );
}
