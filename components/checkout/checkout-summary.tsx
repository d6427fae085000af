import { localSize } from '#lib/shared/language/local-size.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Cart, CartLine } from '#lib/storefront/cart/types.ts';
import * as m from '#messages';
import { SummaryFigures } from '@/components/cart/summary-figures';
import { EngravedText } from '@/components/engraving/engraved-text';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';

function Content({ cart }: { cart: Cart }) {
  return (
    <>
      <SummaryLines lines={cart.lines} />
      <SummaryFigures of={cart} />
      <Link href={paths.cart()} className={`${buttonClass('quiet')} mt-1 text-sm`}>
        {m.checkoutEditCart()}
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
          {m.cartOrderSummary()}
        </h2>
        <p className="text-muted text-sm">{m.checkoutItems({ count: cart.count })}</p>
      </div>
      <Content cart={cart} />
    </section>
  );
}

/** The same summary, collapsed, above the steps on screens without room beside them. */
export function FoldedSummary({ cart }: { cart: Cart }) {
  return (
    <section aria-label={m.cartOrderSummary()} className="lg:hidden">
      <details className="group -mx-4 mt-3 bg-card px-4 md:-mx-8 md:px-8">
        <summary className="flex min-h-14 items-center justify-between gap-4">
          <span className="flex items-center gap-2">
            {m.cartOrderSummary()}
            <Icon
              name="down"
              className="size-5 transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </span>
          <span>
            <span className="mr-2 text-muted text-sm">{m.checkoutItems({ count: cart.count })}</span>
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

/** The ordered lines, one row each. */
function SummaryLines({ lines }: { lines: CartLine[] }) {
  return (
    <ul aria-label={m.cartItems()} className="mt-3 grid gap-4 border-line border-y py-4">
      {lines.map((line) => (
        <li key={line.id} className="grid grid-cols-[4rem_1fr_auto] gap-x-4">
          <Photo
            source={line.photo}
            alt=""
            widths={[160]}
            sizes="64px"
            width={64}
            height={64}
            className="w-full bg-photo"
          />
          <div className="min-w-0 text-sm">
            <p className="line-clamp-2">{line.title}</p>
            <p className="mt-1 text-muted">
              {[
                line.sizeName && m.cartSize({ size: localSize(line.sizeName) }),
                m.cartQuantity({ count: line.quantity }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <EngravedText engraving={line.engraving} />
          </div>
          <p className="text-sm tabular-nums">{formatPaise(line.linePrice)}</p>
        </li>
      ))}
    </ul>
  );
}
