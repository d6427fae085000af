'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { readCompared, saveCompared } from '#lib/storefront/catalogue/compare/client.ts';
import type { ComparedProduct } from '#lib/storefront/catalogue/compare/types.ts';
import { localHref } from '#lib/storefront/platform/site/local-href.ts';

/**
 * Keeps the comparison and this tab's choice the same. `products`: those that the page shows. An address with codes
 * replaces the choice; an address without any leads to the comparison of the products chosen before.
 */
export function SyncComparedProducts({ products }: { products: ComparedProduct[] }) {
  const router = useRouter();
  const text = JSON.stringify(products);
  useEffect(() => {
    const shown: ComparedProduct[] = JSON.parse(text);
    // The front renders an address with an empty list as one without any, so only the browser can tell them apart.
    const codes = new URLSearchParams(window.location.search).get('codes');
    // Codes that the store does not know say nothing about the choice.
    if (shown.length > 0 || codes === '') saveCompared(shown);
    const chosen = readCompared();
    if (codes === null && chosen.length > 0) router.replace(localHref(paths.compare(chosen.map(({ code }) => code))));
  }, [text, router]);
  return null;
}
