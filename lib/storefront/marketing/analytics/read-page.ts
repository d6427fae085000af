import type { CartSnapshot } from './cart-events.ts';
import type { ItemDetails } from './items.ts';
import type { ListName } from './list-events.ts';

/** Id of the element that contains the page's cart. */
export const CART_DATA_ID = 'cart-data';

/** Selects the product list of a page. */
const LIST = 'main [role="list"]';
const CARD = 'article[data-item]';
/** Selects the element of a product page that contains the product's data. */
const PRODUCT = 'main [data-viewed]';

function parsed(element: Element): unknown {
  try {
    return JSON.parse(element.textContent ?? '');
  } catch {
    // The element contains invalid data, so the page has no cart.
    return null;
  }
}

function factsOf(element: HTMLElement, title: string): ItemDetails {
  const { item = '', brand = '', category = '', price } = element.dataset;
  return { code: item, title, brand, category, unitPrice: Number(price) };
}

const cardDetails = (card: HTMLElement) => factsOf(card, card.getAttribute('aria-label') ?? '');

/** The product of a product page; null on other pages. */
export function productOf(page: ParentNode): ItemDetails | null {
  const product = page.querySelector<HTMLElement>(PRODUCT);
  return product && factsOf(product, product.querySelector('h1')?.textContent ?? '');
}

const cardsIn = (list: ParentNode) => [...list.querySelectorAll<HTMLElement>(CARD)];

/** The products of the page's list; null where it has none. */
export function listOf(page: ParentNode): ItemDetails[] | null {
  const list = page.querySelector(LIST);
  return list && cardsIn(list).map(cardDetails);
}

/**
 * The card that a link opens, with its position in its list and the list's name; null where there is none, or the
 * link leads to another colour.
 */
export function chosenCard(
  link: Element,
  list: ListName,
): { list: ListName; product: ItemDetails; index: number } | null {
  const card = link.closest<HTMLElement>(CARD);
  const around = card?.closest('ul, [role="list"]');
  if (!card || !around || link !== card.querySelector('a')) return null;
  const name = around.matches(LIST) ? null : around.closest('section')?.querySelector('h2')?.textContent;
  return {
    list: name ? { id: name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}_]+/gu, '-'), name } : list,
    product: cardDetails(card),
    index: cardsIn(around).indexOf(card),
  };
}

/** The cart that the page was rendered with; null on pages without one. */
export function readCartSnapshot(page: Document): CartSnapshot | null {
  const element = page.getElementById(CART_DATA_ID);
  return element && (parsed(element) as CartSnapshot | null);
}
