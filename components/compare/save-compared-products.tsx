'use client';

import { useEffect } from 'react';
import { saveCompared } from '#lib/storefront/catalogue/compare/client.ts';
import type { ComparedProduct } from '#lib/storefront/catalogue/compare/types.ts';

/** Stores the products of the URL as this tab's choice, so that the next product joins them. */
export function SaveComparedProducts({ products }: { products: ComparedProduct[] }) {
  const text = JSON.stringify(products);
  useEffect(() => {
    saveCompared(JSON.parse(text));
  }, [text]);
  return null;
}
