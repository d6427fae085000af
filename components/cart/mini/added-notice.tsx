import type { CartLine } from '#lib/storefront/cart/types.ts';
import { Icon } from '@/components/ui/icon';

interface AddedNoticeProps {
  line: CartLine;
  /** Whether the cart has no other line: the name of the product would only repeat that line. */
  isAlone: boolean;
}

/** Says above the lines what was just added: with many lines it may be out of view. */
export function AddedNotice({ line: { title, sizeName }, isAlone }: AddedNoticeProps) {
  return (
    <p role="status" className="mb-4 flex gap-2 border-success border-l-2 pl-3 text-success">
      <Icon name="check" className="mt-0.5 size-5 shrink-0" />
      <span>
        Added to cart
        {!isAlone && `: ${title}${sizeName ? `, size ${sizeName}` : ''}`}
      </span>
    </p>
  );
}
