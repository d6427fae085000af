import * as paths from '#lib/shared/paths.ts';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

/** Replaces the form where the customer has not received the product. */
export function NotEligible() {
  return (
    <div className="mt-8 max-w-measure border-line border-t py-8">
      <p className="font-display text-2xl">You cannot review this product yet.</p>
      <p className="mt-2 text-muted">
        You can review a product once you have bought it here, received it and kept it. If it is on its way, please come
        back after it arrives. If you bought it with another mobile number, sign in with that number.
      </p>
      <Link href={paths.reviews()} className={`${buttonClass('secondary')} mt-6`}>
        Products you can review
      </Link>
    </div>
  );
}
