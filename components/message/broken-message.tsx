'use client';

import { buttonClass } from '@/components/ui/button';
import { MessagePage } from './message-page';

/** Replaces a page that failed to render; `retry` renders it again. */
export function BrokenMessage({ retry }: { retry: () => void }) {
  return (
    <MessagePage title="Something went wrong" text="We could not show this page. Your cart is safe. Please try again.">
      <button type="button" onClick={retry} className={buttonClass('primary')}>
        Try again
      </button>
    </MessagePage>
  );
}
