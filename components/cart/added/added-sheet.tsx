'use client';

import { createPortal } from 'react-dom';
import { localSize } from '#lib/shared/language/local-size.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { checkoutBlock } from '#lib/storefront/cart/checkout-block.ts';
import type { Cart } from '#lib/storefront/cart/types.ts';
import * as m from '#messages';
import { useBackToClose } from '@/components/cart/added/use-back-to-close';
import { MiniSums } from '@/components/cart/mini/mini-sums';
import { EngravedText } from '@/components/engraving/engraved-text';
import { useSignedIn } from '@/components/header/use-signed-in';
import { Button, buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';
import { Photo } from '@/components/ui/photo';

interface AddedSheetProps {
  cart: Cart;
  /** The line with the added item. */
  lineId: string;
  onClose: () => void;
}

/** The sheet of a narrow window after an addition: the item, what the cart costs now, and where to go on. */
export function AddedSheet({ cart, lineId, onClose }: AddedSheetProps) {
  const close = useBackToClose(onClose);
  const isSignedIn = useSignedIn();
  const line = cart.lines.find(({ id }) => id === lineId);
  const checkout = isSignedIn ? paths.checkout() : paths.checkoutContact();
  const isBlocked = checkoutBlock(cart) !== null;
  if (!line) return null;
  return createPortal(
    <Dialog open onClose={close} label={m.cartAddedToCart()} placement="bottom">
      <div className="px-4 pt-3 pb-4 md:px-6">
        <h2 className="flex min-h-10 items-center gap-2 pr-12 text-lg text-success">
          <Icon name="check" className="size-5" />
          {m.cartAddedToCart()}
        </h2>
        <div className="mt-2 grid grid-cols-[5rem_1fr] gap-x-4">
          <Photo
            source={line.photo}
            alt=""
            widths={[160]}
            sizes="80px"
            width={80}
            height={80}
            eager
            className="w-full bg-photo"
          />
          <div className="min-w-0">
            <p className="text-muted text-sm">{line.brand}</p>
            <p className="leading-snug">{line.title}</p>
            <p className="text-muted text-sm">
              {[
                line.sizeName && m.cartSize({ size: localSize(line.sizeName) }),
                line.quantity > 1 && m.cartQuantity({ count: line.quantity }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <EngravedText engraving={line.engraving} />
            <p className="font-display text-lg tabular-nums">{formatPaise(line.linePrice)}</p>
          </div>
        </div>
        <div className="mt-4 border-line border-t pt-3">
          <MiniSums cart={cart} />
        </div>
        {/* The links replace the entry of the sheet in the history, so that Back leads from there to the product. */}
        <Link replace href={paths.cart()} className={LINK_CLASS}>
          {m.cartViewCount({ count: cart.count })}
        </Link>
        <div className="mt-2 grid grid-cols-[auto_1fr] gap-3 max-[22rem]:grid-cols-1">
          <Button variant="secondary" className="whitespace-nowrap px-3" onClick={close}>
            {m.cartContinueShopping()}
          </Button>
          {isBlocked ? (
            <Link replace href={paths.cart()} className={buttonClass()}>
              {m.cartView()}
            </Link>
          ) : (
            <Link replace href={checkout} className={buttonClass()}>
              {m.cartCheckout()}
            </Link>
          )}
        </div>
      </div>
    </Dialog>,
    document.body,
  );
}
