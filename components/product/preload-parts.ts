const PARTS = [
  () => import('@/components/product/buy-box'),
  () => import('@/components/product/gallery'),
  () => import('@/components/ui/toaster'),
];

/**
 * Loads the scripts of a product page, which the page itself names only when it is shown. Where they cannot be
 * loaded, that page tries again.
 */
export function preloadProductParts(): void {
  for (const load of PARTS) load().catch(() => undefined);
}
