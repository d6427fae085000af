/** What a card says of its product. */
export interface PressedProduct {
  code: string;
  title: string;
  brand: string;
  href: string;
  /** Integer paise. */
  price: number;
  /** The address of the photo as the card shows it; empty where there is none. */
  photo: string;
  /** Whether its sizes are ring sizes. */
  isRing: boolean;
  /** Whether a size has to be chosen. */
  isSized: boolean;
}

/** Reads the product from the card around a button that was pressed. */
export function pressedProduct(button: HTMLButtonElement): PressedProduct {
  const card = button.closest<HTMLElement>('article');
  const { item = '', brand = '', price } = card?.dataset ?? {};
  const image = card?.querySelector('img');
  const { sizing } = button.dataset;
  return {
    code: item,
    title: card?.getAttribute('aria-label') ?? '',
    brand,
    href: button.value,
    price: Number(price),
    photo: image?.currentSrc || image?.src || '',
    isRing: sizing === 'ring',
    isSized: sizing !== 'one',
  };
}
