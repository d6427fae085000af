import * as paths from '#lib/shared/paths.ts';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

/** Replaces the form where the customer has not received the product. */
export function NotEligible() {
  return (
    <div className="mt-8 max-w-measure border-line border-t py-8">
      <p className="font-display text-2xl">This piece is not yours to review.</p>
      <p className="mt-2 text-muted">
        Reviews are by those who have bought a piece here, received it and kept it. If it is on its way, come back once
        it has arrived. If you bought it with another mobile number, sign in with that.
      </p>
      <Link href={paths.reviews()} className={`${buttonClass('secondary')} mt-6`}>
        What you can review
      </Link>
    </div>
  );
}
