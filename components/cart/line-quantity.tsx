import * as apiPaths from '#lib/shared/api-paths.ts';
import type { CartLine } from '#lib/storefront/cart/types.ts';
import { Quantity } from '@/components/ui/quantity';

interface LineQuantityProps {
  line: CartLine;
  /** The quantity to show, which may be ahead of the cart's. */
  displayed: number;
  /** The id of the note about the quantity; undefined where there is none. */
  hintId: string | undefined;
  /** Whether the last change of the quantity failed. */
  invalid: boolean;
  onChange: (quantity: number) => void;
  onInvalid: () => void;
}

/** The quantity stepper of a line. */
export function LineQuantity({ line, displayed, hintId, invalid, onChange, onInvalid }: LineQuantityProps) {
  return (
    <Quantity
      itemName={line.title}
      value={displayed}
      maximum={line.maximum}
      action={apiPaths.cart()}
      fields={{ intent: 'update', lineId: line.id }}
      {...(hintId && { describedBy: hintId })}
      invalid={invalid}
      onChange={onChange}
      onInvalid={onInvalid}
    />
  );
}
