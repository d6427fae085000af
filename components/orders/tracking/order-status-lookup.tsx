import * as paths from '#lib/shared/paths.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
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
            {m.ordersTrackLinkDead()}
          </p>
        )}
        <p className="max-w-measure">{m.ordersTrackWithoutSignIn()}</p>
        <TrackingForm returned={returned} />
      </div>
      <aside className="max-w-md content-start border-line border-t pt-8 lg:border-t-0 lg:border-l lg:py-2 lg:pl-12">
        <h2 className="font-display text-xl">{m.ordersSeeAllYours()}</h2>
        <p className="mt-1 text-muted">{m.ordersTrackSignInText()}</p>
        <Link href={paths.orderStatus()} className={`${buttonClass('secondary')} mt-5`}>
          {m.ordersTrackSignIn()}
        </Link>
      </aside>
    </div>
  );
}
