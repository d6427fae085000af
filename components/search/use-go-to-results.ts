'use client';

import { useRouter } from 'next/navigation';
import * as paths from '#lib/shared/paths.ts';
import { startRoute } from '#lib/storefront/platform/browser/navigation.ts';
import { localHref } from '#lib/storefront/platform/site/local-href.ts';
import { type FoundByPhoto, rememberFound } from '#lib/storefront/search/photo-results.ts';

interface GoToResults {
  /** Goes to the results of a text. The current page is loaded again. */
  search: (text: string) => void;
  /** Goes to the results of a photo. Returns false where that page is already shown, because it updates itself. */
  showFound: (found: FoundByPhoto) => boolean;
}

const isHere = (href: string) => href === window.location.pathname + window.location.search;

/** Navigation to the page of search results. */
export function useGoToResults(): GoToResults {
  const router = useRouter();
  const go = (href: string) => {
    startRoute();
    router.push(href);
  };
  return {
    search(text) {
      const href = localHref(paths.search(text));
      if (isHere(href)) window.location.assign(href);
      else go(href);
    },
    showFound(found) {
      const [nearest = ''] = found.codes;
      const href = localHref(paths.search(nearest));
      const leads = !isHere(href);
      rememberFound(found);
      if (leads) go(href);
      return leads;
    },
  };
}
