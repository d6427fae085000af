import { joinMoneyParts } from '#lib/shared/join-money-parts.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { moneyBackVia, moneyBackWhen } from '#lib/storefront/orders/refund-copy.ts';
import type { MoneyBackPlan } from '#lib/storefront/orders/types.ts';

/** The parts of a refund, one line per destination with its duration. */
export function MoneyParts({ parts }: Pick<MoneyBackPlan, 'parts'>) {
  return (
    <ul className="grid gap-1">
      {joinMoneyParts(parts).map((part) => (
        <li key={`${part.method}-${part.name}`}>
          <span className="text-ink tabular-nums">{formatPaise(part.amount)}</span> {moneyBackVia(part)}.{' '}
          {moneyBackWhen(part.method)}
        </li>
      ))}
    </ul>
  );
}
