import * as paths from '#lib/shared/paths.ts';
import { markNotFound } from '#lib/storefront/platform/http/response-directives.ts';
import * as m from '#messages';
import { AccountPage } from '@/components/account/layout/account-page';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

/** Replaces an order or invoice that does not exist or belongs to another customer; the response is HTTP 404. */
export function NoSuchOrder({ title = m.ordersNotFound() }: { title?: string }) {
  markNotFound();
  return (
    <AccountPage title={title}>
      <p className="mt-6 max-w-measure">{m.ordersNotFoundText()}</p>
      <Link href={paths.orders()} className={`${buttonClass('secondary')} mt-6`}>
        {m.ordersSeeYours()}
      </Link>
    </AccountPage>
  );
}
