import * as paths from '#lib/shared/paths.ts';
import { REVIEWS_SLUG } from '#lib/shared/route-names.ts';
import * as m from '#messages';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';

/** Links about a product's reviews: to write one, and to how reviews work. */
export function ReviewLinks({ code }: { code: string }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6">
      <li>
        <Link href={paths.review(code)} className={LINK_CLASS}>
          {m.communityWriteReview()}
        </Link>
      </li>
      <li>
        <Link href={paths.content(REVIEWS_SLUG)} className={LINK_CLASS}>
          {m.communityHowReviewsWork()}
        </Link>
      </li>
    </ul>
  );
}
