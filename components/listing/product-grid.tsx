import type { ProductSummary as Card } from '#lib/storefront/catalogue/types.ts';
import { ProductGridItem } from './product-grid-item';

const FIRST_ROW = 4;
const FIRST_ROW_ON_PHONES = 2;
const SIZES = '(width >= 75rem) 17rem, (width >= 62rem) 24vw, (width >= 48rem) 31vw, 46vw';

/** The products of a list: two columns on a phone, three from 768 px, four from 1200 px. */
export function ProductGrid({ products }: { products: Card[] }) {
  return (
    <ul aria-label="Products" className="grid grid-cols-2 gap-x-4 md:grid-cols-3 md:gap-x-6 xl:grid-cols-4">
      {products.map((card, index) => (
        <ProductGridItem
          key={card.code}
          card={card}
          sizes={SIZES}
          eager={index < FIRST_ROW}
          urgent={index < FIRST_ROW_ON_PHONES}
        />
      ))}
    </ul>
  );
}
