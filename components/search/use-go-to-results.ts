'use client';

import { useRouter } from 'next/navigation';
import { startRoute } from '#lib/shared/navigation.ts';
import * as paths from '#lib/shared/paths.ts';
import { type FoundByPhoto, rememberFound } from '#lib/storefront/search/photo-results.ts';

interface GoToResults {
  /** To the results of a text. The same page again is loaded anew, as everywhere. */
  search: (text: string) => void;
  /** To what a photo has found. False where its page is the one that shows: that page sees by itself what is new. */
  showFound: (found: FoundByPhoto) => boolean;
}

const isHere = (href: string) => href === window.location.pathname + window.location.search;

/** The ways to the page of results. */
export function useGoToResults(): GoToResults {
  const router = useRouter();
  const go = (href: string) => {
    startRoute();
    router.push(href);
  };
  return {
    search(text) {
      const href = paths.search(text);
      if (isHere(href)) window.location.assign(href);
      else go(href);
    },
    showFound(found) {
      const [nearest = ''] = found.codes;
      const href = paths.search(nearest);
      const leads = !isHere(href);
      rememberFound(found);
      if (leads) go(href);
      return leads;
    },
  };
}
