import * as m from '#messages';
import { COMPARE_CLASS } from '@/components/catalogue/compare/compare-label';
import { LazyPriceAlertForm } from '@/components/product/lazy-parts';
import type { PriceAlertProps } from '@/components/product/price-alert-form';
import { LineDrawing } from '@/components/ui/icon';

const BELL = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5Zm4 4c.5.7 1.2 1 2 1s1.5-.3 2-1';

/** The form for a message about a lower price, behind a quiet control beside the other actions. */
export function PriceAlert(props: PriceAlertProps) {
  return (
    <details id="price-alert" open={props.notice !== null} className="group scroll-mt-24 open:basis-full">
      <summary className={`${COMPARE_CLASS} w-fit list-none`}>
        <LineDrawing shape={BELL} className="size-5" />
        {m.productPriceAlert()}
      </summary>
      <div className="mt-2 border-line border-y py-4">
        <LazyPriceAlertForm {...props} />
      </div>
    </details>
  );
}
