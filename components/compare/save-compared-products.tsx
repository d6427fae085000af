'use client';

import { useEffect } from 'react';
import { saveCompared } from '#lib/storefront/catalogue/compare/client.ts';
import type { ComparedProduct } from '#lib/storefront/catalogue/compare/types.ts';

/** Keeps what the address compares as the choice of this tab, so that the next product joins it. */
export function SaveComparedProducts({ products }: { products: ComparedProduct[] }) {
  const text = JSON.stringify(products);
  useEffect(() => {
    saveCompared(JSON.parse(text));
  }, [text]);
  return null;
}
