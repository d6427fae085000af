import { joinMoneyParts } from '#lib/shared/join-money-parts.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { orderRefundVia, orderRefundWhen } from '#lib/storefront/orders/refund-copy.ts';
import type { OrderRefundPlan } from '#lib/storefront/orders/types.ts';
import * as m from '#messages';

/** The parts of a refund, one line per destination with its duration. */
export function MoneyParts({ parts }: Pick<OrderRefundPlan, 'parts'>) {
  return (
    <ul className="grid gap-1">
      {joinMoneyParts(parts).map((part) => (
        <li key={`${part.method}-${part.name}`}>
          <span className="text-ink tabular-nums">{formatPaise(part.amount)}</span>{' '}
          {m.commonSentence({ text: orderRefundVia(part) })} {orderRefundWhen(part.method)}
        </li>
      ))}
    </ul>
  );
}
