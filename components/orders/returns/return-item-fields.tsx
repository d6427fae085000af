import type { ReturnKind } from '#lib/contract/vocabulary.ts';
import { reasonNamesFor } from '#lib/storefront/orders/returns/copy.ts';
import { type DraftLine, SELECTION_FIELDS } from '#lib/storefront/orders/returns/selection.ts';
import type { OrderLine } from '#lib/storefront/orders/types.ts';
import * as m from '#messages';
import { SelectField } from '@/components/ui/select-field';

const LABELS: Record<ReturnKind, { pick: () => string; count: () => string }> = {
  return: { pick: m.returnsPick, count: m.returnsCount },
  exchange: { pick: m.returnsPickExchange, count: m.returnsCountExchange },
};

interface ReturnItemFieldsProps {
  line: OrderLine;
  kind: ReturnKind;
  draft: DraftLine;
  /** The problem of the reason; empty where there is none. */
  problem: string;
  idOf: (name: string) => string;
}

/** The quantity of a line to return, and the reason; a tick box where the quantity is one. */
export function ReturnItemFields({ line, kind, draft, problem, idOf }: ReturnItemFieldsProps) {
  const reasonField = `${SELECTION_FIELDS.reason}${line.id}`;
  return (
    <div className="mt-2 grid gap-x-4 gap-y-3 sm:grid-cols-[10rem_1fr] sm:items-start">
      <CountField line={line} labels={LABELS[kind]} quantity={draft.quantity} />
      <SelectField
        id={idOf(reasonField)}
        name={reasonField}
        label={m.returnsReason()}
        aria-label={m.returnsReasonOf({ title: line.title })}
        defaultValue={draft.reason}
        error={problem}
        className="min-w-0"
      >
        <option value="">{m.returnsChooseReason()}</option>
        {reasonNamesFor(line).map(({ reason, name }) => (
          <option key={reason} value={reason}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

interface CountFieldProps {
  line: OrderLine;
  labels: { pick: () => string; count: () => string };
  quantity: number;
}

function CountField({ line, labels, quantity }: CountFieldProps) {
  const name = `${SELECTION_FIELDS.items}${line.id}`;
  if (line.returnable === 1) {
    return (
      <label className="inline-flex min-h-12 cursor-pointer items-center gap-3 sm:mt-6">
        <input type="checkbox" name={name} value="1" defaultChecked={quantity > 0} className="size-5 accent-ink" />
        <span>
          {labels.pick()}
          <span className="sr-only">, {line.title}</span>
        </span>
      </label>
    );
  }
  return (
    <SelectField
      name={name}
      label={labels.count()}
      aria-label={`${labels.count()}, ${line.title}`}
      defaultValue={quantity}
    >
      <option value="0">{m.ordersCountNone()}</option>
      {Array.from({ length: line.returnable }, (_, before) => before + 1).map((count) => (
        <option key={count} value={count}>
          {m.ordersCountOf({ count, total: line.returnable })}
        </option>
      ))}
    </SelectField>
  );
}
