import { FULL_PHOTO_WIDTH } from '#lib/shared/photo.ts';
import type { StorySummary } from '#lib/storefront/content/stories/types.ts';
import * as m from '#messages';
import { bannerWidths } from '@/components/home/banner-widths';
import { KIND_NAMES } from '@/components/journal/story-labels';
import { Section } from '@/components/product/product-section';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';

/** Pictures here are small: larger files of a banner are left out. */
const isSmall = (width: number) => width <= FULL_PHOTO_WIDTH;

/** The stories of the journal that name a product; renders nothing where none does. */
export function ProductStories({ stories }: { stories: readonly StorySummary[] }) {
  if (stories.length === 0) return null;
  return (
    <Section id="stories" title={m.productStoriesTitle()}>
      <ul className="flex flex-col gap-6">
        {stories.map((story) => (
          <li key={story.href}>
            <Entry story={story} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A story with its picture beside it. The whole entry is one link. */
function Entry({ story: { kind, title, href, summary, picture } }: { story: StorySummary }) {
  return (
    <article aria-label={title} className="group relative flex gap-4 sm:gap-6">
      {picture && (
        <div className="aspect-3/2 w-24 shrink-0 self-start overflow-hidden rounded-sm bg-photo">
          <Photo
            source={picture.source}
            alt=""
            widths={bannerWidths(picture.width).filter(isSmall)}
            sizes="6rem"
            width={picture.width}
            height={picture.height}
            className="size-full object-cover object-right"
          />
        </div>
      )}
      <div className="min-w-0">
        <p className="text-brass text-sm">{KIND_NAMES[kind]()}</p>
        <h3 className="mt-0.5 text-balance text-lg">
          <Link href={href} className="after:absolute after:inset-0 group-hover:text-brass">
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-pretty text-sm">{summary}</p>
      </div>
    </article>
  );
}
