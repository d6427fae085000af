import type { ProductCard } from '#lib/catalogue/types.ts';

/** What a card says of its product for the events, beside its label: on its `<article>`, price in integer paise. */
export function itemAttributes({ code, brand, category, price }: ProductCard) {
  return { 'data-item': code, 'data-brand': brand, 'data-category': category, 'data-price': price };
}
