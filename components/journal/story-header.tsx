import * as paths from '#lib/shared/paths.ts';
import type { StorySummary } from '#lib/storefront/content/stories/types.ts';
import * as m from '#messages';
import { bannerWidths } from '@/components/home/banner-widths';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { languageOfContent } from '@/components/ui/in-its-language';
import { Photo } from '@/components/ui/photo';
import { StoryDate } from './story-date';
import { KIND_NAMES } from './story-labels';

/** A picture at least this many times as wide as high is shown across the page. */
const WIDE = 1.5;

/** The breadcrumb, title and picture of a story: a wide picture below the title, any other beside it. */
export function StoryHeader({ story }: { story: StorySummary }) {
  const { kind, title, href, summary, picture } = story;
  const isWide = picture !== null && picture.width >= picture.height * WIDE;
  return (
    <>
      <div data-print="off">
        <Breadcrumb
          crumbs={[
            { name: m.journalName(), href: paths.journal() },
            { name: title, href },
          ]}
        />
      </div>
      <header
        className={
          isWide || !picture ? 'mt-6 md:mt-10' : 'mt-6 grid gap-8 md:mt-10 md:grid-cols-[3fr_2fr] md:items-center'
        }
      >
        <div className="max-w-measure">
          <p className="text-brass text-sm">{KIND_NAMES[kind]()}</p>
          <h1 lang={languageOfContent(title)} className="mt-1 text-balance text-4xl md:text-5xl">
            {title}
          </h1>
          <p lang={languageOfContent(summary)} className="mt-4 text-pretty text-lg text-muted">
            {summary}
          </p>
          <p className="mt-3 text-muted text-sm">
            <StoryDate story={story} />
          </p>
        </div>
        {picture && (
          <div
            className={`overflow-hidden rounded-sm bg-photo ${isWide ? 'mt-8 aspect-3/2 md:mt-10 md:aspect-[1920/820]' : 'aspect-square'}`}
          >
            <Photo
              source={picture.source}
              alt=""
              widths={bannerWidths(picture.width)}
              sizes={isWide ? '(width >= 60rem) 60rem, 92vw' : '(width >= 48rem) 24rem, 92vw'}
              width={picture.width}
              height={picture.height}
              urgent
              className="size-full object-cover object-right"
            />
          </div>
        )}
      </header>
    </>
  );
}
