import { type ItemSelection, QUANTITY_FIELD_PREFIX } from '#lib/storefront/orders/cancellation/item-selection.ts';
import type { OpenLine } from '#lib/storefront/orders/open-lines.ts';
import * as m from '#messages';
import { TaggedText } from '@/components/ui/tagged-text';
import { LineRow } from './line-row';

function CountField({ line, count }: { line: OpenLine; count: number }) {
  const name = `${QUANTITY_FIELD_PREFIX}${line.id}`;
  if (line.left === 1) {
    return (
      <label className="mt-1 inline-flex min-h-11 cursor-pointer items-center gap-3">
        <input type="checkbox" name={name} value="1" defaultChecked={count > 0} className="size-5 accent-ink" />
        <span>
          <TaggedText
            text={m.ordersCancelItem({ title: line.title })}
            tags={{ hidden: (inner) => <span className="sr-only">{inner}</span> }}
          />
        </span>
      </label>
    );
  }
  return (
    <label className="mt-2 inline-flex items-center gap-3">
      <span>
        <TaggedText
          text={m.ordersCancelCount({ title: line.title })}
          tags={{ hidden: (inner) => <span className="sr-only">{inner}</span> }}
        />
      </span>
      <select
        name={name}
        defaultValue={Math.min(count, line.left)}
        className="min-h-11 rounded-sm border border-edge bg-paper px-3 text-ink"
      >
        <option value="0">{m.ordersCountNone()}</option>
        {Array.from({ length: line.left }, (_, before) => before + 1).map((number) => (
          <option key={number} value={number}>
            {m.ordersCountOf({ count: number, total: line.left })}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ItemSelectionFieldsProps {
  lines: readonly OpenLine[];
  chosen: ItemSelection;
  /** Whether there is only one item, so that there is nothing to choose. */
  isOnly: boolean;
}

/** The quantity chosen of each line. */
export function ItemSelectionFields({ lines, chosen, isOnly }: ItemSelectionFieldsProps) {
  return (
    <ul aria-label={m.ordersCancelItems()} className="mt-3 border-line border-t">
      {lines.map((line) => (
        <LineRow key={line.id} line={line}>
          {!isOnly && <CountField line={line} count={chosen.get(line.id) ?? 0} />}
        </LineRow>
      ))}
    </ul>
  );
}
