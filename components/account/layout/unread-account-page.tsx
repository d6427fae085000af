import type { ReactElement } from 'react';
import type { Failure } from '#lib/shared/result.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { NotFoundPage } from '@/components/error-pages/not-found-page';
import { AccountUnavailable } from './account-unavailable';

interface UnreadAccountPage {
  failure: Failure;
  title: string;
  /** The page's own URL, for the retry link. */
  href: string;
}

/**
 * Returns what stands in place of an account page that was not read: an outage with its status, or nothing where the retail API does not
 * have that part of the store.
 */
export function unreadAccountPage({ failure, title, href }: UnreadAccountPage): ReactElement {
  if (failure.kind === 'not-found') return <NotFoundPage />;
  markUnavailable();
  return <AccountUnavailable title={title} href={href} />;
}
