import { formatDateOfDay } from '#lib/shared/dates.ts';
import * as paths from '#lib/shared/paths.ts';
import type { StorySummary } from '#lib/storefront/content/stories/types.ts';
import type { Story } from '#lib/storefront/journal/types.ts';
import * as m from '#messages';
import { ProductCarousel } from '@/components/home/product-carousel';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { MoreStories } from './more-stories';

interface StoryOverViewProps {
  story: Story;
  /** The stories of today. */
  others: readonly StorySummary[];
}

/** The page of an occasion that is over: it says so, and leads on. */
export function StoryOverView({ story: { title, href, days, list }, others }: StoryOverViewProps) {
  return (
    <>
      <div className="page-width py-6 md:py-10">
        <Breadcrumb
          crumbs={[
            { name: m.journalName(), href: paths.journal() },
            { name: title, href },
          ]}
        />
        <h1 className="mt-6 text-4xl md:mt-10 md:text-5xl">{title}</h1>
        <p className="mt-4 max-w-measure text-lg">
          {days ? m.journalOverSince({ date: formatDateOfDay(days.until) }) : m.journalOver()}
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          {list && (
            <Link href={list.href} className={buttonClass()}>
              {m.journalShopAllOf({ title: list.title })}
            </Link>
          )}
          <Link href={paths.journal()} className={buttonClass('secondary')}>
            {m.journalRead()}
          </Link>
        </p>
      </div>
      <div className="flex flex-col gap-y-12 pt-6 md:gap-y-20">
        {list && (
          <ProductCarousel title={list.title} href={list.href} linkText={m.journalShopAll()} products={list.products} />
        )}
        <MoreStories title={m.journalMore()} stories={others} />
      </div>
    </>
  );
}
