'use client';

import * as m from '#messages';
import { buttonClass } from '@/components/ui/button';
import { MessagePage } from './message-page';

/** What Next gives to the page that replaces a failed one. */
export interface ErrorPageProps {
  error: Error & { digest?: string };
  reset: () => void;
}

interface BrokenMessageProps {
  /** Renders the page again. */
  retry: () => void;
  /** The digest of an error on the server, by which its line in the log is found. */
  reference: string | undefined;
}

/** Replaces a page that failed to render. */
export function BrokenMessage({ retry, reference }: BrokenMessageProps) {
  return (
    <MessagePage title={m.errorsBrokenTitle()} text={m.errorsBrokenText()} reference={reference}>
      <button type="button" onClick={retry} className={buttonClass('primary')}>
        {m.commonTryAgain()}
      </button>
    </MessagePage>
  );
}
