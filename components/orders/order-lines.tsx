import { FULFILMENT_STATES } from '#lib/contract/vocabulary.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { type AfterSaleFlags, quantityTexts, returnUntilText } from '#lib/storefront/orders/line-copy.ts';
import type { Order, OrderLine } from '#lib/storefront/orders/types.ts';
import type { LineDocuments } from '#lib/storefront/orders/warranty/types.ts';
import * as m from '#messages';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';
import { TaggedText } from '@/components/ui/tagged-text';
import { ItemDocuments } from './item-documents';
import { LineRow } from './line-row';

interface OrderLinesProps {
  order: Order;
  /** The documents of the items, by the id of their line. */
  documents: ReadonlyMap<string, LineDocuments>;
  afterSale: AfterSaleFlags;
  /** Epoch milliseconds. */
  now: number;
}

const ACTION_CLASS = `cursor-pointer ${LINK_CLASS}`;

/** Adds one item of the line to the cart, with the same form as the product page. */
function BuyAgain({ line }: { line: OrderLine }) {
  return (
    <form method="post" action={apiPaths.cart()}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productUrl" value={line.href} />
      <input type="hidden" name="sku" value={line.sku} />
      <button type="submit" className={ACTION_CLASS}>
        <TaggedText
          text={m.ordersBuyAgain({ title: line.title })}
          tags={{ hidden: (inner) => <span className="sr-only">{inner}</span> }}
        />
      </button>
    </form>
  );
}

interface OrderLineActionsProps {
  line: OrderLine;
  order: Pick<Order, 'number' | 'state'>;
  /** Whether the store takes service requests. */
  service: boolean;
}

function OrderLineActions({ line, order: { number, state }, service }: OrderLineActionsProps) {
  const isKept = state === 'delivered' && line.quantity > line.cancelled + line.returned;
  const canReview = isKept && !line.withdrawn;
  const canBuy = !line.withdrawn && state !== 'payment-pending';
  if (!canBuy && !isKept) return null;
  return (
    <div className="flex flex-wrap gap-x-6 text-sm print:hidden">
      {canReview && (
        <Link href={paths.review(line.code)} className={ACTION_CLASS}>
          <TaggedText
            text={m.ordersWriteReview({ title: line.title })}
            tags={{ hidden: (inner) => <span className="sr-only">{inner}</span> }}
          />
        </Link>
      )}
      {isKept && service && (
        <Link href={paths.newService(number, line.id)} className={ACTION_CLASS}>
          <TaggedText
            text={m.ordersRequestService({ title: line.title })}
            tags={{ hidden: (inner) => <span className="sr-only">{inner}</span> }}
          />
        </Link>
      )}
      {canBuy && <BuyAgain line={line} />}
    </div>
  );
}

/** The ordered lines, each with its status and actions. */
export function OrderLines({ order, documents, afterSale, now }: OrderLinesProps) {
  return (
    <ul aria-label={m.ordersItems()} className="border-line border-t">
      {order.lines.map((line) => {
        const until = returnUntilText(line, order, now, afterSale);
        return (
          <LineRow key={line.id} line={line}>
            <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6">
              <span className="text-sm">{quantityTexts(line).join(' · ')}</span>
              <span className="ml-auto font-display text-lg tabular-nums">{formatPaise(line.linePrice)}</span>
            </p>
            {until !== '' && <p className="text-muted text-sm">{until}</p>}
            {line.engraving && FULFILMENT_STATES.includes(order.state) && (
              <p className="text-muted text-sm">{m.engravingNoReturn()}</p>
            )}
            <div className="mt-2 empty:hidden">
              <ItemDocuments documents={documents.get(line.id)} orderNumber={order.number} />
            </div>
            <OrderLineActions line={line} order={order} service={afterSale.service} />
          </LineRow>
        );
      })}
    </ul>
  );
}
