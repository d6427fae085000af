'use client';

import dynamic from 'next/dynamic';

/** A video, which few products have. */
export const LazyVideoPlayer = dynamic(() =>
  import('@/components/product/video-player').then((file) => file.VideoPlayer),
);

/** A product to turn round, which few are. */
export const LazyProductTurn = dynamic(() =>
  import('@/components/product/product-turn').then((file) => file.ProductTurn),
);
