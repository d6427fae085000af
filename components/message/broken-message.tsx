'use client';

import { buttonClass } from '@/components/ui/button';
import { MessagePage } from './message-page';

/** Replaces a page that failed to render; `retry` renders it again. */
export function BrokenMessage({ retry }: { retry: () => void }) {
  return (
    <MessagePage
      title="Something went wrong"
      text="This page could not be shown. Nothing is lost: your cart is kept. Please try again."
    >
      <button type="button" onClick={retry} className={buttonClass('primary')}>
        Try again
      </button>
    </MessagePage>
  );
}
