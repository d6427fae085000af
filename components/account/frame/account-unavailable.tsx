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
        We cannot show this right now. Nothing is lost, and you stay signed in: it comes back as soon as the store
        answers.
      </p>
      {/* A plain link: a fresh request, not what the router may have kept. */}
      <a href={href} className={`${buttonClass('secondary')} mt-6`}>
        Try again
      </a>
    </AccountPage>
  );
}
