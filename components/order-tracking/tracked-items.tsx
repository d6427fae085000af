import { quantityTexts } from '#lib/storefront/orders/line-copy.ts';
import type { TrackedOrder } from '#lib/storefront/orders/tracking/types.ts';
import { LineRow } from '@/components/orders/line-row';

/** The items of an order, without prices. */
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
