import * as paths from '#lib/shared/paths.ts';
import * as m from '#messages';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

/** Replaces the form where the customer has not received the product. */
export function NotEligible() {
  return (
    <div className="mt-8 max-w-measure border-line border-t py-8">
      <p className="font-display text-2xl">{m.communityNotEligible()}</p>
      <p className="mt-2 text-muted">{m.communityNotEligibleText()}</p>
      <Link href={paths.reviews()} className={`${buttonClass('secondary')} mt-6`}>
        {m.communityReviewable()}
      </Link>
    </div>
  );
}
