import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { getJournal } from '#lib/storefront/journal/server.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import * as m from '#messages';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/error-pages/not-found-page';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';
import { JournalView } from '@/components/journal/journal-view';

import { pageMetadata } from '@/components/seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const journal = await getJournal(await requireAdmission());
  if (journal.ok && journal.value.stories.length === 0) return NOT_FOUND_METADATA;
  return pageMetadata({
    title: m.journalName(),
    description: m.journalDescription(),
    href: paths.journal(),
  });
}

/** The journal; not found in a store without stories. */
export default async function JournalPage() {
  const journal = await getJournal(await requireAdmission());
  if (!journal.ok) {
    markUnavailable();
    return <UnavailableMessage href={paths.journal()} />;
  }
  if (journal.value.stories.length === 0) return <NotFoundPage />;
  return <JournalView stories={journal.value.stories} />;
}
