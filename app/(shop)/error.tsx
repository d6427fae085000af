'use client';

import { BrokenMessage, type ErrorPageProps } from '@/components/error-pages/broken-message';

/** Shown inside the frame where a page of the shop failed to render. */
export default function ShopError({ error, reset }: ErrorPageProps) {
  return <BrokenMessage retry={reset} reference={error.digest} />;
}
