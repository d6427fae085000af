'use client';

import dynamic from 'next/dynamic';

/** A video, which few products have. */
export const LazyVideoPlayer = dynamic(() =>
  import('@/components/product/video-player').then((file) => file.VideoPlayer),
);

/** A product to turn round, which few are. */
export const LazyProductSpin = dynamic(() =>
  import('@/components/product/product-spin').then((file) => file.ProductSpin),
);
