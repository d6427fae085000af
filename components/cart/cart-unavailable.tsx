import * as paths from '#lib/shared/paths.ts';
import { Button, buttonClass } from '@/components/ui/button';

interface CartUnavailableProps {
  /** Asks again in place, where a script can; without it the whole page is asked for. */
  onRetry?: () => void;
}

/** In place of the cart while the store behind it cannot be reached. */
export function CartUnavailable({ onRetry }: CartUnavailableProps) {
  return (
    <div className="py-12">
      <p className="max-w-measure">
        We cannot show your cart right now. Your items are safe. Please try again in a moment.
      </p>
      {onRetry ? (
        <Button variant="secondary" onClick={onRetry} className="mt-6">
          Try again
        </Button>
      ) : (
        // A plain link: a fresh request, not what the router may have kept.
        <a href={paths.cart()} className={`${buttonClass('secondary')} mt-6`}>
          Try again
        </a>
      )}
    </div>
  );
}
