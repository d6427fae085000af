import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { getFlags } from '#lib/storefront/content/server.ts';
import { readMark } from '#lib/storefront/platform/session/read.ts';
import { FreshPage } from '@/components/account/fresh-page';
import { accountLinks } from '@/components/account/layout/account-links';
import { AccountNav } from '@/components/account/layout/account-nav';

export const metadata: Metadata = { robots: { index: false } };

/** The account navigation beside the account's pages. The pages themselves check the sign-in. */
export default async function MyAccountLayout({ children }: { children: ReactNode }) {
  const [{ wishlist, serviceRequests }, mark] = await Promise.all([getFlags(), readMark()]);
  return (
    <div className="page-width py-4 md:py-10 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-16 lg:py-12 print:block">
      <div className="contents" data-print="off">
        <AccountNav links={accountLinks({ wishlist, service: serviceRequests })} />
      </div>
      <div className="min-w-0 pt-6 lg:pt-0">
        <FreshPage sessionMark={mark}>{children}</FreshPage>
      </div>
    </div>
  );
}
