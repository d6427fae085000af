import type { StorySummary } from '#lib/storefront/content/stories/types.ts';
import { bannerWidths } from '@/components/home/banner-widths';
import { languageOfContent } from '@/components/ui/in-its-language';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { StoryDate } from './story-date';
import { KIND_NAMES } from './story-labels';

interface StoryLeadProps {
  story: StorySummary;
  heading: 'h2' | 'h3';
  /** True for the picture that is the page's largest contentful paint. */
  urgent?: boolean;
}

/** A story with a row to itself: a wide picture, with its text beside it where there is room. */
export function StoryLead({ story, heading: Heading, urgent = false }: StoryLeadProps) {
  const { kind, title, href, summary, picture } = story;
  return (
    <article className="group relative grid overflow-hidden rounded-sm bg-card lg:grid-cols-[3fr_2fr]">
      <div className="aspect-3/2 bg-photo lg:aspect-video">
        {picture && (
          <Photo
            source={picture.source}
            alt=""
            widths={bannerWidths(picture.width)}
            sizes="(width >= 90rem) 50rem, (width >= 62rem) 58vw, 92vw"
            width={picture.width}
            height={picture.height}
            urgent={urgent}
            className="size-full object-cover object-right"
          />
        )}
      </div>
      <div className="flex flex-col justify-center p-6 md:p-10">
        <p className="text-brass text-sm">{KIND_NAMES[kind]()}</p>
        <Heading lang={languageOfContent(title)} className="mt-1 text-balance text-2xl md:text-3xl">
          <Link href={href} className="after:absolute after:inset-0 group-hover:text-brass">
            {title}
          </Link>
        </Heading>
        <p lang={languageOfContent(summary)} className="mt-3 text-pretty">
          {summary}
        </p>
        <p className="mt-3 text-muted text-sm">
          <StoryDate story={story} />
        </p>
      </div>
    </article>
  );
}
