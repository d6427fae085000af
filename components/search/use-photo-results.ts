import { useMemo, useSyncExternalStore } from 'react';
import {
  type FoundByPhoto,
  onFoundByPhoto,
  readFoundCodes,
  readFoundPicture,
} from '#lib/storefront/search/photo-results.ts';

const nothing = () => '';

/** The results of an image search on this device; null where there was none, and on the server. */
export function usePhotoResults(): FoundByPhoto | null {
  const codes = useSyncExternalStore(onFoundByPhoto, readFoundCodes, nothing);
  const picture = useSyncExternalStore(onFoundByPhoto, readFoundPicture, nothing);
  return useMemo(() => (codes === '' ? null : { codes: codes.split(','), picture }), [codes, picture]);
}
