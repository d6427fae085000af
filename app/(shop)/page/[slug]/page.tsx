import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { getPage } from '#lib/content/server.ts';
import { noteUnavailable } from '#lib/http/response-notes.ts';
import { paths } from '#lib/shared/paths.ts';
import { UnavailableMessage } from '@/components/message/unavailable-message';
import { RichText } from '@/components/ui/rich-text';

interface PageProps {
  params: Promise<{ slug: string }>;
}

const SLUG = /^[a-z0-9][a-z0-9-]{0,80}$/;

const load = cache(getPage);

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { slug } = await params;
  const page = SLUG.test(slug) ? await load(slug) : undefined;
  if (!page?.ok) return { robots: { index: false } };
  return { title: page.value.title, alternates: { canonical: paths.content(slug) } };
}

export default async function ContentPage({ params }: PageProps) {
  const { slug } = await params;
  if (!SLUG.test(slug)) notFound();
  const page = await load(slug);
  if (!page.ok && page.failure.kind === 'unavailable') {
    noteUnavailable();
    return <UnavailableMessage href={paths.content(slug)} />;
  }
  if (!page.ok) notFound();
  return (
    <article className="page-width py-10 md:py-16">
      <h1 className="text-4xl md:text-5xl">{page.value.title}</h1>
      <RichText html={page.value.html} className="mt-6 max-w-measure" />
    </article>
  );
}
