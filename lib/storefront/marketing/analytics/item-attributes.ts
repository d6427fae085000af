import type { ProductSummary } from '#lib/storefront/catalogue/types.ts';

/** The analytics attributes of a card or product page, in addition to its title; price in integer paise. */
export function itemAttributes({ code, brand, category, price }: ProductSummary) {
  return { 'data-item': code, 'data-brand': brand, 'data-category': category, 'data-price': price };
}
