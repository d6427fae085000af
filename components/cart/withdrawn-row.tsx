import type { CartLine } from '#lib/storefront/cart/types.ts';
import { LineActions } from '@/components/cart/line-actions';
import { LinePhoto } from '@/components/cart/line-photo';
import { LineTitle } from '@/components/cart/line-title';

interface WithdrawnRowProps {
  line: CartLine;
  /** Whether the line is being removed. */
  isLeaving: boolean;
  /** Why the last change of this line failed; empty where it did not. */
  problem: string;
  onRemove: () => void;
}

/** A line whose product is withdrawn; it can only be removed. */
export function WithdrawnRow({ line, isLeaving, problem, onRemove }: WithdrawnRowProps) {
  return (
    <li
      className={`grid grid-cols-[6rem_1fr] gap-x-3 border-line border-b py-4 md:grid-cols-[8rem_1fr] md:gap-x-6 ${isLeaving ? 'opacity-50' : ''}`}
    >
      <LinePhoto line={line} />
      <div className="min-w-0">
        <LineTitle line={line} />
        {problem && <p className="mt-2 text-danger text-sm">{problem}</p>}
        <div className="mt-1">
          <LineActions line={line} onRemove={onRemove} />
        </div>
      </div>
    </li>
  );
}
