import type { ProductSummary } from '#lib/storefront/catalogue/types.ts';

/** What a card, or a product's page, says of its product for the events, beside its title; price in integer paise. */
export function itemAttributes({ code, brand, category, price }: ProductSummary) {
  return { 'data-item': code, 'data-brand': brand, 'data-category': category, 'data-price': price };
}
