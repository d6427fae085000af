import * as paths from '#lib/shared/paths.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { TrackingForm } from './tracking-form';

interface OrderStatusLookupProps {
  /** The form state re-rendered by the server after a submission without JavaScript. */
  returned: FormState;
  /** Whether the link that led here is invalid or truncated. */
  isLinkDead?: boolean;
}

/** The page that asks for an order's number and contact; a customer sees all orders in the account instead. */
export function OrderStatusLookup({ returned, isLinkDead = false }: OrderStatusLookupProps) {
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-24">
      <div>
        {isLinkDead && (
          <p role="alert" className="max-w-measure border-warning border-l-2 py-1 pl-4">
            We cannot find an order for this link. It may have been cut off in the message. Please open it again from
            there, or enter the order number.
          </p>
        )}
        <p className="max-w-measure">Track an order without signing in.</p>
        <TrackingForm returned={returned} />
      </div>
      <aside className="max-w-md content-start border-line border-t pt-8 lg:border-t-0 lg:border-l lg:py-2 lg:pl-12">
        <h2 className="font-display text-xl">See all your orders</h2>
        <p className="mt-1 text-muted">
          Sign in with your mobile number to change, cancel or return an order and to see its invoice.
        </p>
        <Link href={paths.orderStatus()} className={`${buttonClass('secondary')} mt-5`}>
          Sign in to see your orders
        </Link>
      </aside>
    </div>
  );
}
