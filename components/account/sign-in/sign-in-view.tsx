import type { ReactNode } from 'react';
import * as paths from '#lib/shared/paths.ts';
import type { AccountNoticeCode as Notice } from '#lib/storefront/account/notices.ts';
import * as m from '#messages';
import { AccountNotice } from '@/components/account/layout/account-notice';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { PrivacyText } from '@/components/ui/privacy-text';

const REASONS = [
  { title: m.accountReasonPassword, text: m.accountReasonPasswordText },
  { title: m.accountReasonCart, text: m.accountReasonCartText },
  { title: m.accountReasonCheckout, text: m.accountReasonCheckoutText },
];

interface SignInViewProps {
  notice: Notice | null;
  /** Whether the shopper asked for an order status, or for a cart that this browser does not hold. */
  isForOrderStatus: boolean;
  children: ReactNode;
}

/** The sign-in page: its forms, and the benefits of an account. */
export function SignInView({ notice, isForOrderStatus, children }: SignInViewProps) {
  return (
    <div className="page-width grid gap-12 py-8 md:py-12 lg:grid-cols-2 lg:gap-24">
      <div className="w-full max-w-md lg:justify-self-end">
        <h1 className="text-4xl">{m.accountSignInTitle()}</h1>
        <AccountNotice notice={notice} />
        {isForOrderStatus && <p className="mt-3">{m.accountSignInForOrders()}</p>}
        {children}
        <p className="mt-6 text-muted text-sm">
          <PrivacyText text={m.accountSignInNew()} />
        </p>
        <div className="mt-1 flex flex-wrap gap-x-6">
          <Link href={paths.forgotPassword()} className={`${buttonClass('quiet')} text-sm`}>
            {m.accountSignInLost()}
          </Link>
          {isForOrderStatus && (
            <Link href={paths.trackOrderForm()} className={`${buttonClass('quiet')} text-sm`}>
              {m.accountTrackWithNumber()}
            </Link>
          )}
          {isForOrderStatus && (
            <Link href={paths.home()} className={`${buttonClass('quiet')} text-sm`}>
              {m.accountContinueShopping()}
            </Link>
          )}
        </div>
      </div>
      <ul className="grid max-w-md content-start gap-6 border-line border-t pt-8 lg:border-t-0 lg:border-l lg:py-2 lg:pl-12">
        {REASONS.map(({ title, text }) => (
          <li key={title()}>
            <p className="font-display text-xl">{title()}</p>
            <p className="mt-1 text-muted">{text()}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
