import type { Metadata } from 'next';
import { NOT_FOUND_REASONS, type NotFoundReason } from '#lib/shared/route-names.ts';
import { markNotFound } from '#lib/storefront/platform/http/response-directives.ts';
import { readAdmission } from '#lib/storefront/platform/session/admission.ts';
import { FAILED_TEXTS, FailedMessage } from '@/components/error-pages/failed-message';
import { NotFoundMessage } from '@/components/error-pages/not-found-message';
import { NOT_FOUND_METADATA } from '@/components/error-pages/not-found-page';

interface PageProps {
  searchParams: Promise<{ reason?: string | string[] }>;
}

/** Returns the action that failed; undefined where the URL was simply wrong. */
async function reasonOf({ searchParams }: PageProps): Promise<NotFoundReason | undefined> {
  const { reason } = await searchParams;
  return NOT_FOUND_REASONS.find((known) => known === reason);
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const reason = await reasonOf(props);
  return reason === undefined ? NOT_FOUND_METADATA : { ...NOT_FOUND_METADATA, title: FAILED_TEXTS[reason].title() };
}

/** The page behind `/404`, a path reserved by Next.js; the middleware rewrites it here. */
export default async function NotFoundEntry(props: PageProps) {
  const reason = await reasonOf(props);
  // A visitor whose admission cookie is no longer valid also sees this page.
  const departments = (await readAdmission()) !== null;
  markNotFound();
  if (reason === undefined) return <NotFoundMessage departments={departments} />;
  return <FailedMessage reason={reason} departments={departments} />;
}
