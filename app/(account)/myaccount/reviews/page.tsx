import type { Metadata } from 'next';
import { productCode } from '#lib/contract/index.ts';
import * as paths from '#lib/shared/paths.ts';
import { parseAccountNotice } from '#lib/storefront/account/notices.ts';
import { getOwnReviews } from '#lib/storefront/community/reviews/server.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import * as m from '#messages';
import { AccountPage } from '@/components/account/layout/account-page';
import { unreadAccountPage } from '@/components/account/layout/unread-account-page';
import { NotEligible } from '@/components/community/reviews/not-eligible';
import { OwnReviewsView } from '@/components/community/reviews/own-reviews-view';
import { WriteReviewView } from '@/components/community/reviews/write-review-view';
import { openReviewForm } from './open-review-form';

export function generateMetadata(): Metadata {
  return { title: m.accountReviews() };
}

interface ReviewsPageProps {
  searchParams: Promise<{ notice?: string | string[]; product?: string | string[] } & RefusedParameter>;
}

/** The customer's reviews; with `?product=` the form for one of them. */
export default async function OwnReviewsPage({ searchParams }: ReviewsPageProps) {
  await requireAdmission();
  const search = await searchParams;
  const code = productCode.safeParse(search.product).data ?? null;
  const path = code === null ? paths.reviews() : paths.review(code);
  const own = await getOwnReviews(path);
  if (!own.ok) return unreadAccountPage({ failure: own.failure, title: m.accountReviews(), href: path });
  if (code === null) {
    return (
      <AccountPage title={m.accountReviews()} notice={parseAccountNotice(search.notice)}>
        <OwnReviewsView own={own.value} />
      </AccountPage>
    );
  }
  const form = await openReviewForm(own.value, code, search);
  return (
    <AccountPage title={form?.isNew === false ? m.accountReviewChange() : m.accountReviewWrite()}>
      {form ? <WriteReviewView {...form} /> : <NotEligible />}
    </AccountPage>
  );
}
