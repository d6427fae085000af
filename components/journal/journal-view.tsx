import * as paths from '#lib/shared/paths.ts';
import type { StorySummary } from '#lib/storefront/content/stories/types.ts';
import * as m from '#messages';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { StoryCard } from './story-card';

import { StoryLead } from './story-lead';

/** The groups after the occasions, in their order. */
const GROUPS = [
  { title: m.journalLookBooks, kind: 'look-book' },
  { title: m.journalGuides, kind: 'guide' },
  { title: m.journalStories, kind: 'story' },
] as const;
const SIZES = '(width >= 75rem) 26rem, (width >= 48rem) 46vw, 92vw';

/** All stories of the journal: the occasions of today, then the others by kind, newest first. */
export function JournalView({ stories }: { stories: readonly StorySummary[] }) {
  const occasions = stories.filter(({ kind }) => kind === 'occasion');
  return (
    <div className="page-width py-6 md:py-10">
      <Breadcrumb crumbs={[{ name: m.journalName(), href: paths.journal() }]} />
      <h1 className="mt-6 text-4xl md:mt-10 md:text-5xl">{m.journalName()}</h1>
      <p className="mt-3 max-w-measure text-lg text-muted">{m.journalIntro()}</p>
      {occasions.map((story, index) => (
        <div key={story.href} className="mt-8 md:mt-10">
          <StoryLead story={story} heading="h2" urgent={index === 0} />
        </div>
      ))}
      {GROUPS.map(({ title, kind }) => {
        const group = stories.filter((story) => story.kind === kind);
        return group.length === 0 ? null : (
          <section key={kind} aria-label={title()} className="mt-14 md:mt-20">
            <h2 className="mb-6 text-2xl md:mb-8 md:text-3xl">{title()}</h2>
            <Group stories={group} />
          </section>
        );
      })}
    </div>
  );
}

/** Stories side by side; a single one has the room of a row. */
function Group({ stories }: { stories: readonly StorySummary[] }) {
  const [first, ...others] = stories;
  if (first && others.length === 0) return <StoryLead story={first} heading="h3" />;
  return (
    <ul className="grid gap-x-6 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
      {stories.map((story) => (
        <li key={story.href}>
          <StoryCard story={story} sizes={SIZES} />
        </li>
      ))}
    </ul>
  );
}
