import type { ReactNode } from 'react';
import type { AccountNoticeCode as Notice } from '#lib/storefront/account/notices.ts';
import { NoWrapNumbers } from '@/components/ui/no-wrap-numbers';
import { AccountNotice } from './account-notice';

interface AccountPageProps {
  title: string;
  /** One line of text below the title. */
  intro?: ReactNode;
  notice?: Notice | null;
  children: ReactNode;
}

/** One page of the account: its title, the result of the last action, and its content. */
export function AccountPage({ title, intro, notice = null, children }: AccountPageProps) {
  return (
    <>
      <h1 className="text-3xl md:text-4xl">
        <NoWrapNumbers text={title} />
      </h1>
      {intro && <p className="mt-2 max-w-measure text-muted">{intro}</p>}
      <AccountNotice notice={notice} />
      {children}
    </>
  );
}
