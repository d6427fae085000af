import type { StorySection } from '#lib/storefront/journal/types.ts';
import { ProductGridItem } from '@/components/listing/product-grid-item';
import { RichText } from '@/components/ui/rich-text';

/** A look: its text, its first piece in a large picture beside it, and the other pieces below the text. */
export function LookBookSection({ section: { html, products } }: { section: StorySection }) {
  const [first, ...others] = products;
  if (!first) return <RichText html={html} className="content-text story-section max-w-measure" />;
  return (
    <section className="story-section look">
      <RichText html={html} className="content-text look-text max-w-measure" />
      <ul className="look-picture">
        <ProductGridItem
          card={first}
          sizes="(width >= 75rem) 37rem, (width >= 48rem) 46vw, 92vw"
          className="look-first"
        />
      </ul>
      {others.length > 0 && (
        <ul className="look-others -mb-8 grid grid-cols-2 gap-x-4 md:-mb-12 md:gap-x-6">
          {others.map((card) => (
            <ProductGridItem key={card.code} card={card} sizes="(width >= 75rem) 17rem, (width >= 48rem) 22vw, 44vw" />
          ))}
        </ul>
      )}
    </section>
  );
}
