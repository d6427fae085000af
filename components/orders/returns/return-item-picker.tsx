import type { ReturnKind } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import { returnableText } from '#lib/storefront/orders/returns/copy.ts';
import { CONTINUED_FIELD, type ReturnSelection, SELECTION_FIELDS } from '#lib/storefront/orders/returns/selection.ts';
import type { Order } from '#lib/storefront/orders/types.ts';
import * as m from '#messages';
import { ProblemSummary } from '@/components/form/problem-summary';
import { LineRow } from '@/components/orders/line-row';
import { Button, buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { ReturnItemFields } from './return-item-fields';

const idOf = (name: string) => `wish-${name}`;
const LEGENDS: Record<ReturnKind, () => string> = {
  return: m.returnsWhichReturn,
  exchange: m.returnsWhichExchange,
};

interface ReturnItemPickerProps {
  order: Order;
  kind: ReturnKind;
  selection: ReturnSelection;
  /** Epoch milliseconds. */
  now: number;
}

/** The first step: the items and the reasons. Its result is carried in the URL of the next step. */
export function ReturnItemPicker({ order, kind, selection, now }: ReturnItemPickerProps) {
  const returnable = order.lines.filter((line) => line.returnable > 0);
  return (
    <form action={paths.orderActionForm(kind)} className="mt-6 grid max-w-2xl gap-6">
      <ProblemSummary problems={selection.problems} idOf={idOf} />
      <input type="hidden" name="order" value={order.number} />
      <input type="hidden" name={CONTINUED_FIELD} value="1" />
      <fieldset className="min-w-0">
        <legend className="font-display text-xl">{LEGENDS[kind]()}</legend>
        <ul aria-label={m.ordersItems()} className="mt-3 border-line border-t">
          {order.lines.map((line) => (
            <LineRow key={line.id} line={line}>
              <p className="mt-1 text-muted text-sm">{returnableText(line, { kind, order, now })}</p>
              {line.returnable > 0 && (
                <ReturnItemFields
                  line={line}
                  kind={kind}
                  draft={selection.drafts.get(line.id) ?? { quantity: returnable.length === 1 ? 1 : 0, reason: '' }}
                  problem={selection.problems[`${SELECTION_FIELDS.reason}${line.id}`] ?? ''}
                  idOf={idOf}
                />
              )}
            </LineRow>
          ))}
        </ul>
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit">{m.commonContinue()}</Button>
        <Link href={paths.order(order.number)} className={buttonClass('quiet')}>
          {m.ordersBackToOrder()}
        </Link>
      </div>
    </form>
  );
}
