import * as paths from '#lib/shared/paths.ts';
import * as m from '#messages';
import { Button, buttonClass } from '@/components/ui/button';

interface CartUnavailableProps {
  /** Retries in place where scripts run; without it the whole page is loaded again. */
  onRetry?: () => void;
}

/** Replaces the cart while the retail API cannot be reached. */
export function CartUnavailable({ onRetry }: CartUnavailableProps) {
  return (
    <div className="py-12">
      <p className="max-w-measure">{m.cartUnavailable()}</p>
      {onRetry ? (
        <Button variant="secondary" onClick={onRetry} className="mt-6">
          {m.commonTryAgain()}
        </Button>
      ) : (
        // A plain link makes a fresh request instead of using the router's cache.
        <a href={paths.cart()} className={`${buttonClass('secondary')} mt-6`}>
          {m.commonTryAgain()}
        </a>
      )}
    </div>
  );
}
