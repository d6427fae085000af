'use client';

import { type FormEvent, useId } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import type { CartLine } from '#lib/storefront/cart/types.ts';

interface LineActionsProps {
  line: Pick<CartLine, 'id' | 'title' | 'withdrawn' | 'engraving'>;
  onRemove: () => void;
  /** Undefined where the wishlist is off. */
  onMove?: (() => void) | undefined;
}

const BUTTON = 'min-h-11 cursor-pointer text-muted underline decoration-line underline-offset-4 hover:text-ink';

/** The actions that take a line out of the cart, as forms that work without JavaScript. */
export function LineActions({ line, onRemove, onMove }: LineActionsProps) {
  const noteId = useId();
  const losesEngraving = onMove !== undefined && line.engraving !== null;
  const submit = (run: () => void) => (event: FormEvent) => {
    event.preventDefault();
    run();
  };
  return (
    <>
      <form method="post" action={apiPaths.cart()} onSubmit={submit(onRemove)}>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="lineId" value={line.id} />
        <button type="submit" data-remove={line.id} aria-label={`Remove ${line.title}`} className={BUTTON}>
          Remove
        </button>
      </form>
      {!line.withdrawn && (
        <form method="post" action={apiPaths.cartSaved()}>
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="lineId" value={line.id} />
          <button type="submit" className={BUTTON}>
            Save <span className="sr-only">{line.title} </span>for later
          </button>
        </form>
      )}
      {onMove && (
        <form method="post" action={apiPaths.cartWishlist()} onSubmit={submit(onMove)}>
          <input type="hidden" name="lineId" value={line.id} />
          <button type="submit" className={BUTTON} aria-describedby={losesEngraving ? noteId : undefined}>
            Move <span className="sr-only">{line.title} </span>to wishlist
          </button>
        </form>
      )}
      {losesEngraving && (
        <p id={noteId} className="w-full text-muted text-sm">
          A wishlist does not keep the engraving. To keep it, save the item for later.
        </p>
      )}
    </>
  );
}
