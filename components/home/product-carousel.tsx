import type { ProductSummary as Card } from '#lib/storefront/catalogue/types.ts';
import { ProductGridItem } from '@/components/listing/product-grid-item';
import { SectionHeading } from './section-heading';

interface ProductCarouselProps {
  title: string;
  href: string;
  /** The text of the link to the list, if it is not "See all". */
  linkText?: string;
  products: Card[];
}

const SHOWN = 4;

/**
 * The first products of a list and a link to all of them. Three are shown in a row where a fourth would be
 * left alone.
 */
export function ProductCarousel({ title, href, linkText, products }: ProductCarouselProps) {
  if (products.length === 0) return null;
  return (
    <section aria-label={title} className="page-width">
      <SectionHeading title={title} href={href} linkText={linkText} />
      <ul className="-mb-8 grid grid-cols-2 gap-x-4 md:-mb-12 md:grid-cols-3 md:gap-x-6 xl:grid-cols-4">
        {products.slice(0, SHOWN).map((card) => (
          <ProductGridItem
            key={card.code}
            card={card}
            sizes="(width >= 75rem) 20rem, (width >= 48rem) 31vw, 44vw"
            className="md:max-xl:nth-4:hidden"
          />
        ))}
      </ul>
    </section>
  );
}
