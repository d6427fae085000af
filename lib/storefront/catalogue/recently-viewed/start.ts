import { allows, onChoice } from '#lib/storefront/marketing/consent/client.ts';
import { onRouteEnd } from '#lib/storefront/platform/browser/navigation.ts';
import { clearViewed, rememberViewed } from './viewed.ts';

/** The product of the current page; undefined on other pages. */
const shownProduct = () => document.querySelector<HTMLElement>('main [data-viewed]')?.dataset.viewed;

/**
 * Stores the products that the visitor views, after consent: that of the current page and those of later pages. Stored
 * products are removed when the consent is withdrawn. Called once per document.
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
