import type { ReactNode, RefObject } from 'react';
import * as m from '#messages';
import { Button } from '@/components/ui/button';

interface BuyButtonsProps {
  formId: string;
  busy: boolean;
  /** The button that adds to the cart. */
  adder: RefObject<HTMLButtonElement | null>;
  /** Called when the shopper is about to press it. */
  onAhead: () => void;
  /** The result of the last press, above the buttons. */
  children: ReactNode;
}

const STICKY =
  'sticky bottom-(--consent-edge) z-10 -mx-4 border-line border-t bg-paper px-4 py-3 md:static md:mx-0 md:border-0 md:p-0';

/**
 * The buttons to add to the cart and to buy now; on a phone they stick to the lower edge while the choice is
 * visible.
 */
export function BuyButtons({ formId, busy, adder, onAhead, children }: BuyButtonsProps) {
  return (
    <div data-lower-edge="" className={`grid grid-cols-2 gap-3 ${STICKY}`}>
      <div className="col-span-2 empty:hidden">{children}</div>
      <Button
        ref={adder}
        type="submit"
        form={formId}
        aria-busy={busy}
        onPointerEnter={onAhead}
        onPointerDown={onAhead}
        onFocus={onAhead}
      >
        {m.productAddToCart()}
      </Button>
      <Button type="submit" form={formId} variant="secondary" name="next" value="checkout">
        {m.productBuyNow()}
      </Button>
    </div>
  );
}
