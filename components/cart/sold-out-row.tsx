import { tickName } from '#lib/storefront/cart/ticked-skus.ts';
import type { CartLine } from '#lib/storefront/cart/types.ts';
import * as m from '#messages';
import { LineActions } from '@/components/cart/line-actions';
import { LinePhoto } from '@/components/cart/line-photo';
import { LineTitle } from '@/components/cart/line-title';

interface SoldOutRowProps {
  line: CartLine;
  /** The index among the sold-out lines, from 0. */
  position: number;
  /** The id of the notify form, which the tick box belongs to. */
  formId: string;
  /** Whether the box is ticked at first, as returned by the server. */
  ticked: boolean;
  /** Whether the line is being removed. */
  isLeaving: boolean;
  /** Why the last change of this line failed; empty where it did not. */
  problem: string;
  onRemove: () => void;
  onMove?: (() => void) | undefined;
}

/** A sold-out line, which can be selected for a notification or removed from the cart. */
export function SoldOutRow(props: SoldOutRowProps) {
  const { line, position, formId, ticked, isLeaving, problem, onRemove, onMove } = props;
  return (
    <li
      className={`grid grid-cols-[auto_6rem_1fr] gap-x-3 border-line border-b py-4 md:grid-cols-[auto_8rem_1fr] md:gap-x-6 ${isLeaving ? 'opacity-50' : ''}`}
    >
      <label className="-mx-2 grid h-24 min-w-11 cursor-pointer place-items-center self-start px-2 md:h-32">
        <input
          type="checkbox"
          form={formId}
          name={tickName(position)}
          value={line.sku}
          defaultChecked={ticked}
          aria-label={m.cartLineSelect({ name: line.title })}
          className="size-5 accent-ink"
        />
      </label>
      <LinePhoto line={line} />
      <div className="min-w-0">
        <LineTitle line={line} />
        {problem && <p className="mt-2 text-danger text-sm">{problem}</p>}
        <div className="mt-1 flex flex-wrap gap-x-6">
          <LineActions line={line} onRemove={onRemove} onMove={onMove} />
        </div>
      </div>
    </li>
  );
}
