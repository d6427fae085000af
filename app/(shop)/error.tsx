'use client';

import { BrokenMessage } from '@/components/message/broken-message';

/** Shown inside the frame where a page of the shop failed to render. */
export default function ShopError({ reset }: { reset: () => void }) {
  return <BrokenMessage retry={reset} />;
}
