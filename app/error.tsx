'use client';

import { BrokenPage, type ErrorPageProps } from '@/components/error-pages/broken-page';

/** Shown where a page outside the frame failed to render. */
export default function PageError(failure: ErrorPageProps) {
  return (
    <main id="content">
      <BrokenPage failure={failure} />
    </main>
  );
}
