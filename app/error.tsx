'use client';

import { BrokenMessage, type ErrorPageProps } from '@/components/error-pages/broken-message';

/** Shown where a page outside the frame failed to render. */
export default function PageError({ error, reset }: ErrorPageProps) {
  return (
    <main id="content">
      <BrokenMessage retry={reset} reference={error.digest} />
    </main>
  );
}
