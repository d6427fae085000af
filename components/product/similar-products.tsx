import type { ProductSummary as Card } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { ProductGridItem } from '@/components/listing/product-grid-item';
import { Section } from '@/components/product/product-section';

const SIZES = '(width >= 75rem) 17rem, (width >= 48rem) 31vw, 44vw';

/** Similar products; renders nothing where there are none. */
export function SimilarProducts({ products }: { products: Card[] }) {
  if (products.length === 0) return null;
  return (
    <Section id="similar" title={m.productSimilar()}>
      <ul className="grid grid-cols-2 gap-x-4 md:grid-cols-3 md:gap-x-6 xl:grid-cols-6">
        {products.map((card) => (
          <ProductGridItem key={card.code} card={card} sizes={SIZES} />
        ))}
      </ul>
    </Section>
  );
}
