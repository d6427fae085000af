import * as paths from '#lib/shared/paths.ts';
import type { StorySummary } from '#lib/storefront/content/stories/types.ts';
import { SectionHeading } from '@/components/home/section-heading';
import { StoryCard } from './story-card';

interface MoreStoriesProps {
  title: string;
  stories: readonly StorySummary[];
}

const SHOWN = 3;
const SIZES = '(width >= 75rem) 26rem, (width >= 48rem) 31vw, 92vw';

/** The first stories of the journal and a link to all of them. */
export function MoreStories({ title, stories }: MoreStoriesProps) {
  if (stories.length === 0) return null;
  return (
    <section aria-label={title} className="page-width">
      <SectionHeading title={title} href={paths.journal()} />
      <ul className="grid gap-x-6 gap-y-10 md:grid-cols-3">
        {stories.slice(0, SHOWN).map((story) => (
          <li key={story.href}>
            <StoryCard story={story} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  );
}
