import type { TrackedOrder } from '#lib/order-tracking/types.ts';
import { quantityTexts } from '#lib/orders/line-copy.ts';
import { LineRow } from '@/components/orders/line-row';

/** What is in an order, without what it cost. */
export function TrackedItems({ lines }: Pick<TrackedOrder, 'lines'>) {
  return (
    <ul aria-label="Items" className="mt-3 border-line border-t">
      {lines.map((line) => (
        <LineRow key={line.id} line={line}>
          <p className="mt-1 text-sm">{quantityTexts(line).join(' · ')}</p>
        </LineRow>
      ))}
    </ul>
  );
}
