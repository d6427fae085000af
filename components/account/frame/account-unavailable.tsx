import { buttonClass } from '@/components/ui/button';
import { AccountPage } from './account-page';

interface AccountUnavailableProps {
  title: string;
  /** The page's own address, to try it again. */
  href: string;
}

/** A page of the account while the store behind it cannot be reached. */
export function AccountUnavailable({ title, href }: AccountUnavailableProps) {
  return (
    <AccountPage title={title}>
      <p className="mt-6 max-w-measure">
        We cannot show this page right now. Your account is safe and you are still signed in. Please try again in a
        moment.
      </p>
      {/* A plain link: a fresh request, not what the router may have kept. */}
      <a href={href} className={`${buttonClass('secondary')} mt-6`}>
        Try again
      </a>
    </AccountPage>
  );
}
