import { formatPaise } from '#lib/shared/money.ts';
import { returnReasonName } from '#lib/shared/reason-names.ts';
import { replacementText } from '#lib/storefront/orders/returns/copy.ts';
import type { OrderReturn } from '#lib/storefront/orders/returns/types.ts';
import { LineRow } from '@/components/orders/line-row';
import { Link } from '@/components/ui/link';

interface ReturnLinesProps extends Pick<OrderReturn, 'lines'> {
  /** Whether the items are exchanged. */
  isExchanging: boolean;
}

/** The items of a return with their reasons, and the replacement of each. */
export function ReturnLines({ lines, isExchanging }: ReturnLinesProps) {
  return (
    <ul aria-label="Items" className="mt-3 border-line border-t">
      {lines.map((line) => (
        <LineRow key={line.id} line={{ ...line, colour: '' }}>
          <p className="mt-1 text-muted text-sm">
            {line.quantity > 1 && `${line.quantity} items. `}
            {returnReasonName(line.reason)}
          </p>
          {isExchanging && line.replacement && (
            <p className="mt-2 text-sm">
              Exchange for:{' '}
              <Link
                href={line.replacement.href}
                className="underline decoration-line underline-offset-4 hover:text-brass"
              >
                {replacementText(line.replacement)}
              </Link>
              , <span className="tabular-nums">{formatPaise(line.replacement.price)}</span>
            </p>
          )}
        </LineRow>
      ))}
    </ul>
  );
}
