'use client';

import { type ComponentType, type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  type FoundByPhoto,
  onFoundByPhoto,
  readFoundCodes,
  readFoundPicture,
} from '#lib/storefront/search/photo-results.ts';
import type { ListingOrigin } from '@/components/listing/listing-address';
import type { PhotoResultsProps } from './photo-results-view';
import { PhotoResultsWait } from './photo-results-wait';

const nothing = () => '';

/** The results of an image search on this device; null where there was none, and on the server. */
function usePhotoResults(): FoundByPhoto | null {
  const codes = useSyncExternalStore(onFoundByPhoto, readFoundCodes, nothing);
  const picture = useSyncExternalStore(onFoundByPhoto, readFoundPicture, nothing);
  return useMemo(() => (codes === '' ? null : { codes: codes.split(','), picture }), [codes, picture]);
}

interface Props {
  /** The page's search text: after an image search, the code of the most similar product. */
  code: string;
  origin: ListingOrigin;
  /** The results without a photo: on another device, by a shared URL, or without JavaScript. */
  children: ReactNode;
}

/**
 * Shows the results of an image search made on this device, otherwise the server-rendered results. The photo
 * is known only to the browser, so its script is loaded only where there is one.
 */
export function PhotoResultList({ code, origin, children }: Props) {
  const found = usePhotoResults();
  const isOurs = found?.codes[0] === code;
  const [View, setView] = useState<ComponentType<PhotoResultsProps> | null>(null);
  const [missed, setMissed] = useState(false);
  useEffect(() => {
    if (!isOurs) return;
    import('./photo-results-view').then(
      (file) => setView(() => file.PhotoResultsView),
      () => setMissed(true),
    );
  }, [isOurs]);

  if (!isOurs || missed) return children;
  if (!View) return <PhotoResultsWait />;
  return (
    <View found={found} origin={origin}>
      {children}
    </View>
  );
}
