import { usePathname } from 'next/navigation';
import { pagePath } from '#lib/storefront/platform/site/local-href.ts';

/** The path of the page without its language, which only browsers see in the address. */
export const usePagePath = (): string => pagePath(usePathname());
