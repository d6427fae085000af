'use client';

import { useSearchParams } from 'next/navigation';
import type { Language } from '#lib/messages/languages.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { usePagePath } from '#lib/storefront/platform/browser/use-page-path.ts';

interface LanguageLinksProps {
  /** The languages to switch to. */
  languages: readonly Language[];
  className: string;
}

/**
 * Links to the page that is shown in other languages, each named in its own. They load a new document, as nothing that
 * the router keeps is in another language, and work without a script.
 */
export function LanguageLinks({ languages, className }: LanguageLinksProps) {
  const path = usePagePath();
  const search = useSearchParams().toString();
  const page = search === '' ? path : `${path}?${search}`;
  return languages.map(({ code, name, tag }) => (
    <a
      key={code}
      href={apiPaths.language(code, page)}
      lang={tag}
      hrefLang={tag}
      rel="nofollow"
      className={className}
      // The server has written a shared page without the parameters of a campaign.
      suppressHydrationWarning
    >
      {name}
    </a>
  ));
}
