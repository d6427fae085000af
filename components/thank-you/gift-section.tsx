import type { PriceFigures } from '#lib/storefront/cart/types.ts';
import type { GiftOptions } from '#lib/storefront/orders/types.ts';
import * as m from '#messages';

interface GiftSectionProps {
  gift: GiftOptions;
  /** What it cost besides shipping. */
  charges: PriceFigures['charges'];
}

/** How an order is packed as a gift; nothing where it is none. */
export function GiftSection({ gift: { wrap, message, hidePrices }, charges }: GiftSectionProps) {
  const isWrapFree = charges.every(({ kind }) => kind !== 'gift-wrap');
  if (!wrap && !hidePrices && message === '') return null;
  return (
    <section aria-labelledby="order-gift">
      <h2 id="order-gift" className="font-display text-2xl">
        {m.thankYouGift()}
      </h2>
      <div className="mt-3 grid gap-1">
        {wrap && <p>{isWrapFree ? m.thankYouGiftWrapFree() : m.thankYouGiftWrap()}</p>}
        {hidePrices && <p>{m.thankYouPricesHidden()}</p>}
        {message !== '' && (
          <blockquote className="mt-2 max-w-measure whitespace-pre-line break-words border-brass border-l-2 pl-4">
            {message}
          </blockquote>
        )}
      </div>
    </section>
  );
}
