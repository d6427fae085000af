import type { CartSnapshot } from './cart-events.ts';
import type { ItemDetails } from './items.ts';
import type { ListName } from './list-events.ts';

/** Id of the element in which a page tells its cart. */
export const CART_DATA_ID = 'cart-data';

/** Within a page's list of products and around it. */
const LIST = 'main ul[aria-label="Products"]';
const CARD = 'article[data-item]';
/** Around everything that a product's page says of it. */
const PRODUCT = 'main [data-viewed]';

function parsed(element: Element): unknown {
  try {
    return JSON.parse(element.textContent ?? '');
  } catch {
    // Somebody else's data: it tells nothing of the page.
    return null;
  }
}

function factsOf(element: HTMLElement, title: string): ItemDetails {
  const { item = '', brand = '', category = '', price } = element.dataset;
  return { code: item, title, brand, category, unitPrice: Number(price) };
}

const cardDetails = (card: HTMLElement) => factsOf(card, card.getAttribute('aria-label') ?? '');

/** The product that a page is of; null on other pages. */
export function productOf(page: ParentNode): ItemDetails | null {
  const product = page.querySelector<HTMLElement>(PRODUCT);
  return product && factsOf(product, product.querySelector('h1')?.textContent ?? '');
}

const cardsIn = (list: ParentNode) => [...list.querySelectorAll<HTMLElement>(CARD)];

/** The products of a page's list; null where it has none. */
export function listOf(page: ParentNode): ItemDetails[] | null {
  const list = page.querySelector(LIST);
  return list && cardsIn(list).map(cardDetails);
}

/** The card that a link belongs to, with its place in its list and the name of that; null where it is of none. */
export function chosenCard(
  link: Element,
  list: ListName,
): { list: ListName; product: ItemDetails; index: number } | null {
  const card = link.closest<HTMLElement>(CARD);
  const around = card?.closest('ul');
  if (!card || !around) return null;
  const name = around.matches(LIST) ? null : around.closest('section')?.querySelector('h2')?.textContent;
  return {
    list: name ? { id: name.toLowerCase().replaceAll(/\W+/g, '-'), name } : list,
    product: cardDetails(card),
    index: cardsIn(around).indexOf(card),
  };
}

/** The cart that a page was made with; null on pages without one. */
export function cartOf(page: Document): CartSnapshot | null {
  const element = page.getElementById(CART_DATA_ID);
  return element && (parsed(element) as CartSnapshot | null);
}
