import * as apiPaths from '#lib/shared/api-paths.ts';
import type { CartLine } from '#lib/storefront/cart/types.ts';
import { Quantity } from '@/components/ui/quantity';

interface LineQuantityProps {
  line: CartLine;
  /** The quantity to show, which may be ahead of the cart's own. */
  displayed: number;
  /** Id of what is said of it; undefined where nothing is. */
  noteId: string | undefined;
  /** Whether the last change of it failed. */
  invalid: boolean;
  onChange: (quantity: number) => void;
  onInvalid: () => void;
}

/** How many of a line there are, to be changed. */
export function LineQuantity({ line, displayed, noteId, invalid, onChange, onInvalid }: LineQuantityProps) {
  return (
    <Quantity
      itemName={line.title}
      value={displayed}
      maximum={line.maximum}
      action={apiPaths.cart()}
      fields={{ intent: 'update', lineId: line.id }}
      {...(noteId && { describedBy: noteId })}
      invalid={invalid}
      onChange={onChange}
      onInvalid={onInvalid}
    />
  );
}
