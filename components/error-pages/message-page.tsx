import type { ReactNode } from 'react';
import { referenceText } from '#lib/storefront/platform/http/reference-text.ts';

interface MessagePageProps {
  title: string;
  text: string;
  /** The id that a shopper can quote, where something failed. */
  reference?: string | undefined;
  /** The next steps: links or buttons. */
  children: ReactNode;
}

/** A page that says what happened and what to do next. */
export function MessagePage({ title, text, reference, children }: MessagePageProps) {
  return (
    <div className="page-width py-16 md:py-24">
      <div className="max-w-measure">
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-4 text-lg text-muted">{text}</p>
        <div className="mt-8">{children}</div>
        {reference !== undefined && (
          // In the outage page that the front keeps, it writes each request's own reference here.
          <p className="mt-8 text-sm text-muted" suppressHydrationWarning>
            {referenceText(reference)}
          </p>
        )}
      </div>
    </div>
  );
}
