import { formatPaise } from '#lib/shared/money.ts';
import { onRouteEnd, onRouteStart } from '#lib/storefront/platform/browser/navigation.ts';
import { isPlainPress } from '@/components/ui/plain-press';
import type { ArrivedPages } from './arrived-pages';
import { linkOf, linksIn } from './link-route';

/** Within this time a page that the browser has already is shown itself. */
const WAIT_MS = 300;
/** The attribute of `<html>` while a preview stands in the place of the page. */
const SHOWN = 'data-card-preview';

/** Whether the preview of a card stands in the place of the page, which has left its scroll position by then. */
export const isCardPreviewed = (): boolean => document.documentElement.hasAttribute(SHOWN);

/** A pressed card, and its link to the product's page. */
interface PressedCard {
  card: HTMLElement;
  link: HTMLAnchorElement;
}

/** Returns the card whose product an event opens; null for its other links, which lead to other products. */
function cardOf(event: Event): PressedCard | null {
  const link = linkOf(event);
  const card = link?.closest<HTMLElement>('article[data-item]');
  return link && card && linksIn(card)[0] === link ? { card, link } : null;
}

/** Calls back in the next frame, or later where the router has the page and needs only to draw it. */
function whenDue(hasPage: boolean, callback: () => void): () => void {
  if (hasPage) {
    const timer = window.setTimeout(callback, WAIT_MS);
    return () => window.clearTimeout(timer);
  }
  const frame = window.requestAnimationFrame(callback);
  return () => window.cancelAnimationFrame(frame);
}

function element(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
}

/** Draws what a card knows of its product where the product's page will show it. */
function previewOf(card: HTMLElement): HTMLElement {
  const { brand = '', price = '' } = card.dataset;
  const photo = document.createElement('img');
  photo.alt = '';
  photo.className = 'size-full object-cover';
  // What the browser has already, so that it is there in the same frame.
  photo.src = card.querySelector('img')?.currentSrc ?? '';
  const frame = element('div', 'aspect-square w-full bg-photo max-md:portrait:max-h-[max(42dvh,20rem)]', photo);
  const title = element(
    'h1',
    'basis-full text-xl max-md:order-last md:mb-1 md:text-2xl lg:text-3xl',
    card.getAttribute('aria-label') ?? '',
  );
  // Named where the title is in another language than the page.
  const language = card.querySelector('h3')?.lang;
  if (language) title.lang = language;
  const heading = element(
    'div',
    'flex flex-wrap items-center gap-x-3 gap-y-1 md:gap-x-4',
    element('p', 'text-muted max-md:text-sm md:basis-full', brand),
    title,
    // The line of the code, which a card does not know.
    element('p', 'text-sm max-md:hidden', '\u00a0'),
  );
  const facts = element(
    'div',
    'flex flex-col gap-5 pt-3 pb-8 md:pt-0',
    heading,
    element('p', 'font-display text-3xl', price === '' ? '' : formatPaise(Number(price))),
  );
  const preview = element(
    'div',
    'page-width min-h-dvh pt-1 pb-12 md:pt-4',
    element('div', 'h-11 md:h-6'),
    element(
      'div',
      'mt-1 grid grid-cols-[minmax(0,1fr)] gap-x-8 md:mt-4 md:grid-cols-2 lg:gap-x-12 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] xl:gap-x-20',
      element('div', '-mx-4 md:mx-0', frame, element('div', 'mt-2 h-12 md:mt-3 md:h-16 lg:h-20')),
      facts,
    ),
  );
  preview.setAttribute('aria-busy', 'true');
  // In the place of the page's own, which is hidden.
  preview.setAttribute('role', 'main');
  return preview;
}

/**
 * Shows photo, title and price of a pressed card in the place of the page while the product's own page is on its way:
 * in the frame after the press. Returns the function that ends it.
 */
export function previewPressedCards(arrived: ArrivedPages): () => void {
  const root = document.documentElement;
  let pressed: PressedCard | null = null;
  let cancel = () => {};
  let takeAway = () => {};

  const onClick = (event: MouseEvent) => {
    pressed = isPlainPress(event) ? cardOf(event) : null;
  };
  const show = ({ card, link }: PressedCard) => {
    const main = document.querySelector('main');
    if (!main) return;
    const hadFocus = document.activeElement === link;
    const { scrollY } = window;
    const left = window.location.pathname;
    const preview = previewOf(card);
    main.before(preview);
    root.setAttribute(SHOWN, '');
    // Otherwise the browser would remember the top of the preview as the place that Back leads to; the route watcher
    // restores that of the page.
    window.history.scrollRestoration = 'manual';
    window.scrollTo(0, 0);
    takeAway = () => {
      takeAway = () => {};
      preview.remove();
      root.removeAttribute(SHOWN);
      window.history.scrollRestoration = 'auto';
      // The page that was left stays where the product did not arrive.
      if (window.location.pathname !== left) return;
      window.scrollTo(0, scrollY);
      if (hadFocus) link.focus({ preventScroll: true });
    };
  };
  const end = () => {
    cancel();
    takeAway();
  };
  const stopStart = onRouteStart((toTop) => {
    end();
    const card = pressed;
    pressed = null;
    if (card && toTop) cancel = whenDue(arrived.has(card.link), () => show(card));
  });
  const stopEnd = onRouteEnd(end);
  window.addEventListener('click', onClick, { capture: true });
  // The router may open the page as a new document, and Back then shows this one as it was left.
  window.addEventListener('pagehide', end);
  return () => {
    end();
    stopStart();
    stopEnd();
    window.removeEventListener('click', onClick, { capture: true });
    window.removeEventListener('pagehide', end);
  };
}
