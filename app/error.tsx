'use client';

import { BrokenMessage } from '@/components/message/broken-message';

/** Shown where a page outside the frame failed to render. */
export default function PageError({ reset }: { reset: () => void }) {
  return (
    <main id="content">
      <BrokenMessage retry={reset} />
    </main>
  );
}
