import * as paths from '#lib/shared/paths.ts';
import { markNotFound } from '#lib/storefront/platform/http/response-directives.ts';
import { AccountPage } from '@/components/account/layout/account-page';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

/** Replaces an order or invoice that does not exist or belongs to another customer; the response is HTTP 404. */
export function NoSuchOrder({ title = 'Order not found' }: { title?: string }) {
  markNotFound();
  return (
    <AccountPage title={title}>
      <p className="mt-6 max-w-measure">
        You may have placed it with another mobile number. All orders placed with this number are in your orders.
      </p>
      <Link href={paths.orders()} className={`${buttonClass('secondary')} mt-6`}>
        See your orders
      </Link>
    </AccountPage>
  );
}
