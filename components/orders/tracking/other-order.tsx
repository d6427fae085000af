import * as paths from '#lib/shared/paths.ts';
import * as m from '#messages';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

interface OtherOrderProps {
  /** The number of the order that is shown. */
  number: string;
}

/** Further links: another order, or the sign-in, since only its signed-in customer may change an order. */
export function OtherOrder({ number }: OtherOrderProps) {
  return (
    <div className="mt-8 flex flex-wrap gap-x-6 gap-y-2 border-line border-t pt-5">
      <Link href={paths.signIn(paths.order(number))} className={buttonClass('quiet')}>
        {m.ordersTrackSignInChange()}
      </Link>
      <Link href={paths.trackOrderForm()} className={buttonClass('quiet')}>
        {m.ordersTrackAnother()}
      </Link>
    </div>
  );
}
