'use client';

import { type FormEvent, useId } from 'react';
import * as apiPaths from '#lib/shared/api-paths.ts';
import type { CartLine } from '#lib/storefront/cart/types.ts';
import * as m from '#messages';
import { TaggedText } from '@/components/ui/tagged-text';

interface LineActionsProps {
  line: Pick<CartLine, 'id' | 'title' | 'withdrawn' | 'engraving'>;
  onRemove: () => void;
  /** Undefined where the wishlist is off. */
  onMove?: (() => void) | undefined;
}

/** The name of a line, which the place of its button shows already. */
const NAME = { name: (inner: string) => <span className="sr-only">{inner}</span> };

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
        <button
          type="submit"
          data-remove={line.id}
          aria-label={m.cartLineRemove({ name: line.title })}
          className={BUTTON}
        >
          {m.commonRemove()}
        </button>
      </form>
      {!line.withdrawn && (
        <form method="post" action={apiPaths.cartSaved()}>
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="lineId" value={line.id} />
          <button type="submit" className={BUTTON}>
            <TaggedText text={m.cartLineSave({ name: line.title })} tags={NAME} />
          </button>
        </form>
      )}
      {onMove && (
        <form method="post" action={apiPaths.cartWishlist()} onSubmit={submit(onMove)}>
          <input type="hidden" name="lineId" value={line.id} />
          <button type="submit" className={BUTTON} aria-describedby={losesEngraving ? noteId : undefined}>
            <TaggedText text={m.cartLineMove({ name: line.title })} tags={NAME} />
          </button>
        </form>
      )}
      {losesEngraving && (
        <p id={noteId} className="w-full text-muted text-sm">
          {m.cartLineLosesEngraving()}
        </p>
      )}
    </>
  );
}
