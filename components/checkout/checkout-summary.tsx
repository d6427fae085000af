import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import { SummaryFigures } from '@/components/cart/summary-figures';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { SummaryLines } from './summary-lines';

const countOf = ({ count }: Cart) => `${count} ${count === 1 ? 'item' : 'items'}`;

function Content({ cart }: { cart: Cart }) {
  return (
    <>
      <SummaryLines lines={cart.lines} />
      <SummaryFigures of={cart} />
      <Link href={paths.cart()} className={`${buttonClass('quiet')} mt-1 text-sm`}>
        Edit cart
      </Link>
    </>
  );
}

/** The ordered lines and their cost, beside the steps. */
export function CheckoutSummary({ cart }: { cart: Cart }) {
  return (
    <section aria-labelledby="order-summary" className="bg-card p-6 max-lg:hidden lg:sticky lg:top-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="order-summary" className="text-xl">
          Order summary
        </h2>
        <p className="text-muted text-sm">{countOf(cart)}</p>
      </div>
      <Content cart={cart} />
    </section>
  );
}

/** The same summary, collapsed, above the steps on screens without room beside them. */
export function FoldedSummary({ cart }: { cart: Cart }) {
  return (
    <section aria-label="Order summary" className="lg:hidden">
      <details className="group -mx-4 mt-3 bg-card px-4 md:-mx-8 md:px-8">
        <summary className="flex min-h-14 items-center justify-between gap-4">
          <span className="flex items-center gap-2">
            Order summary
            <Icon
              name="down"
              className="size-5 transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </span>
          <span>
            <span className="mr-2 text-muted text-sm">{countOf(cart)}</span>
            <span className="font-display text-lg tabular-nums">{formatPaise(cart.figures.payable)}</span>
          </span>
        </summary>
        <div className="pb-5">
          <Content cart={cart} />
        </div>
      </details>
    </section>
  );
}
