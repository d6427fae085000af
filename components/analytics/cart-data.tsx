import type { Cart } from '#lib/storefront/cart/types.ts';
import { factsOf } from '#lib/storefront/marketing/analytics/cart-events.ts';
import { CART_DATA_ID } from '#lib/storefront/marketing/analytics/read-page.ts';
import { jsonLdText } from '@/components/ui/json-ld';

/** The cart data that the page provides for analytics events: products and prices, and no personal data. */
export function CartData({ cart }: { cart: Cart }) {
  return (
    <script
      id={CART_DATA_ID}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a JSON data block, escaped by jsonLdText
      dangerouslySetInnerHTML={{ __html: jsonLdText(factsOf(cart)) }}
    />
  );
}
