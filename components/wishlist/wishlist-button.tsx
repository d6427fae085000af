'use client';

import * as apiPaths from '#lib/shared/api-paths.ts';
import * as m from '#messages';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useWishlistItem } from './use-wishlist-item';

interface WishlistButtonProps {
  code: string;
  /** The product's path. */
  href: string;
  /** The id of the form with the product and its chosen size, which this button submits to the wishlist. */
  formId: string;
  /** Whether the shopper has returned from the sign-in and has to press the button again. */
  pressAgain: boolean;
}

/**
 * The button that adds a product to the wishlist; a further button of the product's form until its script
 * runs.
 */
export function WishlistButton({ code, href, formId, pressAgain }: WishlistButtonProps) {
  const { listed, busy, problem, toggle } = useWishlistItem(code, href);
  return (
    <div>
      {pressAgain && !listed && <p className="mb-2 text-sm">{m.wishlistPressAgain()}</p>}
      <button
        type="submit"
        form={formId}
        formAction={apiPaths.wishlist()}
        // biome-ignore lint/a11y/noAutofocus: the shopper signed in to use this button
        autoFocus={pressAgain}
        aria-busy={busy}
        aria-describedby={listed ? 'wish-hint' : undefined}
        onClick={(event) => {
          event.preventDefault();
          const { form } = event.currentTarget;
          toggle(form ? String(new FormData(form).get('sku') ?? '') : '');
        }}
        className={`${buttonClass('quiet')} cursor-pointer gap-2`}
      >
        <Icon name="heart" className={`size-5 ${listed ? 'fill-brass text-brass' : ''}`} />
        {listed ? m.wishlistListed() : m.wishlistAdd()}
      </button>
      {listed && (
        <span id="wish-hint" hidden>
          {m.wishlistPressToRemove()}
        </span>
      )}
      <p role="alert" className="text-danger text-sm empty:hidden">
        {problem}
      </p>
    </div>
  );
}
