import { warrantyCopy } from '#lib/storefront/service/copy.ts';
import type { ItemWarranty } from '#lib/storefront/service/types.ts';
import * as m from '#messages';

/** Whether an item is under warranty, and what that means for its repair. */
export function WarrantyNote({ warranty }: { warranty: ItemWarranty }) {
  const { title, text } = warrantyCopy(warranty);
  return (
    <div className={`max-w-measure border-l-2 py-1 pl-4 ${warranty.isValid ? 'border-success' : 'border-line'}`}>
      <p className="font-medium">{title}</p>
      <p className="mt-1 text-sm">{text}</p>
      {warranty.isValid && <p className="mt-1 text-muted text-sm">{m.serviceCovers({ covers: warranty.covers })}</p>}
    </div>
  );
}
