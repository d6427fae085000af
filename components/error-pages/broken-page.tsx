'use client';

import * as m from '#messages';
import { buttonClass } from '@/components/ui/button';
import { MessagePage } from './message-page';

/** What Next gives to the page that replaces a failed one. */
export interface ErrorPageProps {
  error: Error & { digest?: string };
  /** Renders the page again. */
  reset: () => void;
}

interface BrokenPageProps {
  /** Nothing is shown without one. */
  failure?: ErrorPageProps;
}

/**
 * Replaces a page that failed to render. Its reference is the digest of an error on the server, by which the line in the
 * log is found. The root layout contains it without a failure: its script is then part of one file that every page has,
 * and needs neither the network at the moment of failure nor a copy for each of the three error pages.
 */
export function BrokenPage({ failure }: BrokenPageProps) {
  if (!failure) return null;
  const { error, reset } = failure;
  return (
    <MessagePage title={m.errorsBrokenTitle()} text={m.errorsBrokenText()} reference={error.digest}>
      <button type="button" onClick={reset} className={buttonClass('primary')}>
        {m.commonTryAgain()}
      </button>
    </MessagePage>
  );
}
