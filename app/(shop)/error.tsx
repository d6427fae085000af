'use client';

import { BrokenPage, type ErrorPageProps } from '@/components/error-pages/broken-page';

/** Shown inside the frame where a page of the shop failed to render. */
export default function ShopError(failure: ErrorPageProps) {
  return <BrokenPage failure={failure} />;
}
