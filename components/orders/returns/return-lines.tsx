import { formatPaise } from '#lib/shared/money.ts';
import { returnReasonName } from '#lib/shared/reason-names.ts';
import { replacementText } from '#lib/storefront/orders/returns/copy.ts';
import type { OrderReturn } from '#lib/storefront/orders/returns/types.ts';
import * as m from '#messages';
import { LineRow } from '@/components/orders/line-row';
import { Link } from '@/components/ui/link';
import { TaggedText } from '@/components/ui/tagged-text';

interface ReturnLinesProps extends Pick<OrderReturn, 'lines'> {
  /** Whether the items are exchanged. */
  isExchanging: boolean;
}

/** The items of a return with their reasons, and the replacement of each. */
export function ReturnLines({ lines, isExchanging }: ReturnLinesProps) {
  return (
    <ul aria-label={m.ordersItems()} className="mt-3 border-line border-t">
      {lines.map(({ replacement, ...line }) => (
        <LineRow key={line.id} line={{ ...line, colour: '' }}>
          <p className="mt-1 text-muted text-sm">
            {line.quantity > 1
              ? m.returnsItemsReason({ count: line.quantity, reason: returnReasonName(line.reason) })
              : returnReasonName(line.reason)}
          </p>
          {isExchanging && replacement && (
            <p className="mt-2 text-sm">
              <TaggedText
                text={m.returnsExchangeForPriced({
                  item: replacementText(replacement),
                  price: formatPaise(replacement.price),
                })}
                tags={{
                  link: (inner) => (
                    <Link
                      href={replacement.href}
                      className="underline decoration-line underline-offset-4 hover:text-brass"
                    >
                      {inner}
                    </Link>
                  ),
                  price: (inner) => <span className="tabular-nums">{inner}</span>,
                }}
              />
            </p>
          )}
        </LineRow>
      ))}
    </ul>
  );
}
