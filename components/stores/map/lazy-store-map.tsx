'use client';

import type { MapTiles } from '#lib/storefront/platform/site/map-tiles.ts';
import * as m from '#messages';
import { useLazyComponent } from '@/components/ui/use-lazy-component';
import type { Pin } from './types';

const AHEAD = 400;
const loadMap = () => import('./store-map');

interface LazyStoreMapProps {
  pins: readonly Pin[];
  /** Null for a plain chart. */
  tiles: MapTiles | null;
  /** Whether the map fills the height of a wide screen. */
  isTall: boolean;
}

/** A map that is loaded once it is near the viewport; the list contains all of its information. */
export function LazyStoreMap({ pins, tiles, isTall }: LazyStoreMapProps) {
  const { container, part } = useLazyComponent(loadMap, AHEAD);
  return (
    <>
      <div
        ref={container}
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
      <p className="mt-2 hidden text-muted text-sm pointer-coarse:block">{m.storesTwoFingers()}</p>
    </>
  );
}
