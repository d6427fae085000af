import * as m from '#messages';
import { FailureReference } from '@/components/error-pages/failure-reference';
import { buttonClass } from '@/components/ui/button';
import { AccountPage } from './account-page';

interface AccountUnavailableProps {
  title: string;
  /** The page's own URL, for the retry link. */
  href: string;
}

/** An account page while the retail API cannot be reached. */
export function AccountUnavailable({ title, href }: AccountUnavailableProps) {
  return (
    <AccountPage title={title}>
      <p className="mt-6 max-w-measure">{m.accountUnavailableText()}</p>
      {/* A plain link makes a fresh request instead of using the router's cache. */}
      <a href={href} className={`${buttonClass('secondary')} mt-6`}>
        {m.commonTryAgain()}
      </a>
      <FailureReference />
    </AccountPage>
  );
}
