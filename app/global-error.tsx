'use client';

import { currentLanguage } from '#language';
import { languageFacts } from '#lib/messages/languages.ts';
import * as m from '#messages';
import { BrokenPage, type ErrorPageProps } from '@/components/error-pages/broken-page';
import './globals.css';

/** Shown where even the root layout failed, so it renders its own document. */
export default function GlobalError(failure: ErrorPageProps) {
  return (
    <html lang={languageFacts(currentLanguage()).tag}>
      <head>
        <title>{m.errorsBrokenTitle()}</title>
      </head>
      <body>
        <main id="content">
          <BrokenPage failure={failure} />
        </main>
      </body>
    </html>
  );
}
