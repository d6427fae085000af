import * as paths from '#lib/shared/paths.ts';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

/**
 * Replaces the payment methods while it is unknown whether the cart is already paid. `order`: the key of that
 * order.
 */
export function StillConfirming({ order }: { order: string }) {
  return (
    <div className="mt-4">
      <p role="alert" className="max-w-measure border-warning border-l-2 py-2 pl-4 text-warning">
        We are still confirming your last payment. Please do not pay again. We will place your order as soon as your
        bank confirms it.
      </p>
      <Link href={paths.thankYou(order)} className={`${buttonClass()} mt-5`}>
        See order
      </Link>
    </div>
  );
}
