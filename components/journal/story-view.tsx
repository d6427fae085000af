import type { StorySummary } from '#lib/storefront/content/stories/types.ts';
import type { Story, StorySection } from '#lib/storefront/journal/types.ts';
import * as m from '#messages';
import { ProductCarousel } from '@/components/home/product-carousel';
import { ProductGridItem } from '@/components/listing/product-grid-item';
import { RichText } from '@/components/ui/rich-text';
import { MoreStories } from './more-stories';
import { StoryHeader } from './story-header';

/** A look: its text, its first piece in a large picture beside it, and the other pieces below the text. */
function LookBookSection({ section: { html, products } }: { section: StorySection }) {
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

interface StoryViewProps {
  story: Story;
  /** Other stories of the journal. */
  others: readonly StorySummary[];
}

/** A story of the journal with the products that its text names, those of its list, and other stories. */
export function StoryView({ story, others }: StoryViewProps) {
  const Section = story.kind === 'look-book' ? LookBookSection : TextSection;
  return (
    <>
      <article className="page-width py-6 md:py-10">
        <div className="story">
          <StoryHeader story={story} />
          <div className="mt-8 md:mt-12">
            {story.sections.map((section, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sections may be equal; only the position differs
              <Section key={index} section={section} />
            ))}
          </div>
        </div>
      </article>
      <div className="flex flex-col gap-y-12 pt-6 md:gap-y-20 md:pt-10" data-print="off">
        {story.list && (
          <ProductCarousel
            title={story.list.title}
            href={story.list.href}
            linkText={m.journalShopAll()}
            products={story.list.products}
          />
        )}
        <MoreStories title={m.journalMore()} stories={others} />
      </div>
    </>
  );
}

/** A part of the text, and below it the products that it names. */
function TextSection({ section: { html, products } }: { section: StorySection }) {
  return (
    <section className="story-section">
      <RichText html={html} className="content-text max-w-measure" />
      {products.length > 0 && (
        <ul className="mt-8 -mb-8 grid grid-cols-2 gap-x-4 md:-mb-12 md:grid-cols-3 md:gap-x-6" data-print="off">
          {products.map((card) => (
            <ProductGridItem key={card.code} card={card} sizes="(width >= 60rem) 18rem, (width >= 48rem) 30vw, 44vw" />
          ))}
        </ul>
      )}
    </section>
  );
}
