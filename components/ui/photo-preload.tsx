'use client';

import { preload } from 'react-dom';

interface PhotoPreloadProps {
  /** The address in AVIF, of its largest width. */
  href: string;
  srcSet: string;
  sizes: string;
}

/**
 * Asks for a photo before the styles are read, so that it does not wait for what stands above it. A client component,
 * because the payload of a page that is only fetched in advance would otherwise fetch the photo as well.
 */
export function PhotoPreload({ href, srcSet, sizes }: PhotoPreloadProps) {
  preload(href, { as: 'image', type: 'image/avif', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' });
  return null;
}
