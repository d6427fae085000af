import * as paths from '#lib/shared/paths.ts';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

interface AddedConfirmationProps {
  title: string;
  busy: boolean;
  /** Whether it is the only message of the addition, and is therefore announced. */
  announced: boolean;
  /** Null where the added line cannot be identified. */
  onRemove: (() => void) | null;
}

const ACTION = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brass';

/** Stays above the buttons: that the item was added, the link to the cart, and a button to undo it. */
export function AddedConfirmation({ title, busy, announced, onRemove }: AddedConfirmationProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 border-success border-l-2 pl-3">
      <p role={announced ? 'status' : undefined} className="flex items-center gap-2 text-success">
        <Icon name="check" className="size-5" />
        {m.productAddedToCart()}
      </p>
      <Link href={paths.cart()} className={ACTION}>
        {m.productViewCart()}
      </Link>
      {onRemove && (
        <button
          type="button"
          aria-label={m.productRemoveNamed({ title })}
          disabled={busy}
          onClick={onRemove}
          className={`${ACTION} text-muted`}
        >
          {m.commonRemove()}
        </button>
      )}
    </div>
  );
}
