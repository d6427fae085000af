import { onRouteEnd } from '#lib/shared/navigation.ts';
import { allows, onChoice } from '#lib/storefront/marketing/consent/client.ts';
import { clearViewed, rememberViewed } from './viewed.ts';

/** The product that the page is of; undefined on other pages. */
const shownProduct = () => document.querySelector<HTMLElement>('main [data-viewed]')?.dataset.viewed;

/**
 * Remembers the products that are looked at, once the visitor agrees: the one that is shown and those of later pages. What
 * was remembered goes when the consent does. Called once for each document.
 */
export function startRecent(): void {
  const settle = () => {
    if (!allows('recent')) return clearViewed();
    const code = shownProduct();
    if (code !== undefined) rememberViewed(code);
  };
  settle();
  onChoice(settle);
  onRouteEnd(settle);
}
