'use client';

import type { MapTiles } from '#lib/shared/map-tiles.ts';
import { useLazyPart } from '@/components/ui/use-lazy-part';
import type { Pin } from './types';

const AHEAD = 400;
const loadMap = () => import('./store-map');

interface LateMapProps {
  pins: readonly Pin[];
  /** Null for a plain chart. */
  tiles: MapTiles | null;
  /** Whether it fills the height of a wide screen. */
  isTall: boolean;
}

/** A map that is fetched once its place is near: the list tells all that it shows. */
export function LateMap({ pins, tiles, isTall }: LateMapProps) {
  const { place, part } = useLazyPart(loadMap, AHEAD);
  return (
    <>
      <div
        ref={place}
        className={`relative h-[26rem] border border-line bg-card md:h-[36rem] ${isTall ? 'lg:h-[min(calc(100dvh-3rem),52rem)]' : ''}`}
      >
        {part && <part.StoreMap pins={pins} tiles={tiles} />}
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
      <p className="mt-2 hidden text-muted text-sm pointer-coarse:block">Use two fingers to move the map.</p>
    </>
  );
}
