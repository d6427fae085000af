import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import { getJournal, getStory } from '#lib/storefront/journal/server.ts';
import { markDegraded, markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { siteUrl } from '#lib/storefront/platform/site/site-url.ts';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/error-pages/not-found-page';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';
import { storyJsonLd } from '@/components/journal/story-json-ld';
import { StoryOverView } from '@/components/journal/story-over-view';
import { StoryView } from '@/components/journal/story-view';
import { pageMetadata } from '@/components/seo/page-metadata';
import { pictureImage } from '@/components/seo/share-image';
import { JsonLd } from '@/components/ui/json-ld';

interface PageProps {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { slug } = await params;
  const story = await getStory(await requireAdmission(), slug);
  if (!story.ok) return NOT_FOUND_METADATA;
  const { title, summary, href, picture, isOver } = story.value;
  return {
    ...pageMetadata({ title, description: summary, href, image: picture ? pictureImage(picture, title) : undefined }),
    ...(isOver && { robots: { index: false, follow: true } }),
  };
}

/** A story of the journal. An occasion is not found before its first day, and over after its last. */
export default async function StoryPage({ params }: PageProps) {
  const { slug } = await params;
  const admission = await requireAdmission();
  const [story, journal] = await Promise.all([getStory(admission, slug), getJournal(admission)]);
  if (!story.ok && story.failure.kind === 'unavailable') {
    markUnavailable();
    return <UnavailableMessage href={paths.story(slug)} />;
  }
  if (!story.ok) return <NotFoundPage />;
  // A story is complete without the others, but not to be kept without them.
  if (!journal.ok) markDegraded();
  const others = (journal.ok ? journal.value.stories : []).filter(({ href }) => href !== story.value.href);
  if (story.value.isOver) return <StoryOverView story={story.value} others={others} />;
  return (
    <>
      <JsonLd
        data={storyJsonLd(story.value, { site: siteUrl(paths.home()), legalName: shopProfile().seller.legalName })}
      />
      <StoryView story={story.value} others={others} />
    </>
  );
}
