import type { StorySummary } from '#lib/storefront/content/stories/types.ts';
import { bannerWidths } from '@/components/home/banner-widths';
import { languageOfContent } from '@/components/ui/in-its-language';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { StoryDate } from './story-date';
import { KIND_NAMES } from './story-labels';

interface StoryCardProps {
  story: StorySummary;
  /** The value of the photo's attribute `sizes`. */
  sizes: string;
}

/** A story in a list: its picture above its title. The whole card is one link. */
export function StoryCard({ story, sizes }: StoryCardProps) {
  const { kind, title, href, summary, picture } = story;
  return (
    <article className="group relative">
      <div className="aspect-3/2 overflow-hidden rounded-sm bg-photo">
        {picture && (
          <Photo
            source={picture.source}
            alt=""
            widths={bannerWidths(picture.width)}
            sizes={sizes}
            width={picture.width}
            height={picture.height}
            className="size-full object-cover object-right transition-transform group-hover:scale-[1.02]"
          />
        )}
      </div>
      <p className="mt-4 text-brass text-sm">{KIND_NAMES[kind]()}</p>
      <h3 lang={languageOfContent(title)} className="mt-1 text-balance text-xl">
        <Link href={href} className="after:absolute after:inset-0 group-hover:text-brass">
          {title}
        </Link>
      </h3>
      <p lang={languageOfContent(summary)} className="mt-2 text-pretty">
        {summary}
      </p>
      <p className="mt-2 text-muted text-sm">
        <StoryDate story={story} />
      </p>
    </article>
  );
}
