import { useMemo, useSyncExternalStore } from 'react';
import {
  type FoundByPhoto,
  onFoundByPhoto,
  readFoundCodes,
  readFoundPicture,
} from '#lib/storefront/search/photo-results.ts';

const nothing = () => '';

/** What a search by image has found on this device; null where there was none, and on the server. */
export function usePhotoResults(): FoundByPhoto | null {
  const codes = useSyncExternalStore(onFoundByPhoto, readFoundCodes, nothing);
  const picture = useSyncExternalStore(onFoundByPhoto, readFoundPicture, nothing);
  return useMemo(() => (codes === '' ? null : { codes: codes.split(','), picture }), [codes, picture]);
}
