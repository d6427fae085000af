import type { Metadata } from 'next';
import { cache } from 'react';
import { getPage } from '#lib/content/server.ts';
import type { ContentPage } from '#lib/content/types.ts';
import { noteUnavailable } from '#lib/http/response-notes.ts';
import { paths } from '#lib/shared/paths.ts';
import { failure, type Result } from '#lib/shared/result.ts';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/message/not-found-page';
import { UnavailableMessage } from '@/components/message/unavailable-message';
import { RichText } from '@/components/ui/rich-text';

interface PageProps {
  params: Promise<{ slug: string }>;
}

const SLUG = /^[a-z0-9][a-z0-9-]{0,80}$/;

/** A slug that cannot be one is never asked for upstream. */
const load = cache(
  (slug: string): Promise<Result<ContentPage>> =>
    SLUG.test(slug) ? getPage(slug) : Promise.resolve(failure({ kind: 'not-found' })),
);

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { slug } = await params;
  const page = await load(slug);
  if (!page.ok) return NOT_FOUND_METADATA;
  return { title: page.value.title, alternates: { canonical: paths.content(slug) } };
}

export default async function ContentPageView({ params }: PageProps) {
  const { slug } = await params;
  const page = await load(slug);
  if (!page.ok && page.failure.kind === 'unavailable') {
    noteUnavailable();
    return <UnavailableMessage href={paths.content(slug)} />;
  }
  if (!page.ok) return <NotFoundPage />;
  return (
    <article className="page-width py-10 md:py-16">
      <h1 className="text-4xl md:text-5xl">{page.value.title}</h1>
      <RichText html={page.value.html} className="mt-6 max-w-measure" />
    </article>
  );
}
