'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { ListingOrigin } from '@/components/listing/listing-address';
import type { PhotoResultsProps } from './photo-results-view';
import { PhotoResultsWait } from './photo-results-wait';
import { usePhotoResults } from './use-photo-results';

interface Props {
  /** What the page searches for: after a search by image the code of the nearest product. */
  code: string;
  origin: ListingOrigin;
  /** The results for whoever has no photo: another device, a shared address, no script. */
  children: ReactNode;
}

/**
 * Shows what a photo has found where this device has searched for one, otherwise the page as it came. The photo is known to
 * the browser alone, so the rest of it is fetched only where there is one.
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
