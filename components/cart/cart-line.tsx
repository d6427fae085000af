'use client';

import { discountPercent, formatPaise } from '#lib/shared/money.ts';
import { isOverMaximum } from '#lib/storefront/cart/checkout-block.ts';
import { limitText } from '#lib/storefront/cart/line-limits.ts';
import { priceChangeText } from '#lib/storefront/cart/price-changes.ts';
import type { CartLine } from '#lib/storefront/cart/types.ts';
import * as m from '#messages';
import { LineActions } from '@/components/cart/line-actions';
import { LinePhoto } from '@/components/cart/line-photo';
import { LineQuantity } from '@/components/cart/line-quantity';
import { LineTitle } from '@/components/cart/line-title';
import { EngravingEditor } from '@/components/engraving/engraving-editor';
import { TaggedText } from '@/components/ui/tagged-text';

interface LineSavingsProps {
  line: Pick<CartLine, 'offer' | 'couponDiscount'>;
  /** The code of the cart's coupon; empty where none is in effect. */
  couponCode: string;
}

/** What a line's offer and its share of the coupon take off; renders nothing where there is neither. */
function LineSavings({ line: { offer, couponDiscount }, couponCode }: LineSavingsProps) {
  if (!offer && couponDiscount === 0) return null;
  return (
    <div className="text-sm text-success">
      {offer && <p>{m.cartOfferSaving({ offer: offer.title, amount: formatPaise(offer.saving) })}</p>}
      {couponDiscount > 0 && <p>{m.cartCouponSaving({ code: couponCode, amount: formatPaise(couponDiscount) })}</p>}
    </div>
  );
}

interface CartLineRowProps {
  line: CartLine;
  /** The quantity to show: the requested one while a reply is pending; 0 while the line is being removed. */
  quantity: number;
  /** Whether a reply is pending. */
  busy: boolean;
  /** Why the last change of this line failed; empty where it did not. */
  problem: string;
  /** The code of the coupon in effect; empty where there is none. */
  couponCode: string;
  onChange: (quantity: number) => void;
  onInvalid: () => void;
  /** Undefined where the wishlist is off. */
  onMove?: (() => void) | undefined;
}

/** Returns the id of a line's row, for links that lead to it. */
export function lineAnchor(id: string): string {
  return `line-${id}`;
}

/**
 * One available line of the cart: its quantity, and its remove and move actions as forms that work without
 * JavaScript.
 */
export function CartLineRow(props: CartLineRowProps) {
  const { line, quantity, busy, problem, couponCode, onChange, onInvalid, onMove } = props;
  const shown = quantity || line.quantity;
  const hint = problem || limitText(line, shown);
  const alarming = problem !== '' || isOverMaximum({ ...line, quantity: shown });
  const hintId = `hint-${line.id}`;
  const priceChange = priceChangeText(line);
  return (
    <li
      id={lineAnchor(line.id)}
      className={`grid scroll-mt-24 grid-cols-[6rem_1fr] gap-x-4 border-line border-b py-6 md:grid-cols-[8rem_1fr] md:gap-x-6 ${quantity === 0 ? 'opacity-50' : ''}`}
    >
      <LinePhoto line={line} />
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-col gap-1 md:flex-row md:justify-between md:gap-6">
          <LineTitle line={line} />
          <LinePrice line={line} busy={busy} />
        </div>
        <LineSavings line={line} couponCode={couponCode} />
        {priceChange && <p className="text-sm text-warning">{priceChange}</p>}
        {hint && (
          <p id={hintId} className={`text-sm ${alarming ? 'text-danger' : 'text-warning'}`}>
            {hint}
          </p>
        )}
        <EngravingEditor line={line} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <LineQuantity
            line={line}
            displayed={shown}
            hintId={hint ? hintId : undefined}
            invalid={problem !== ''}
            onChange={onChange}
            onInvalid={onInvalid}
          />
          <LineActions line={line} onRemove={() => onChange(0)} onMove={onMove} />
        </div>
      </div>
    </li>
  );
}

/** A line's price before offers and coupon, its unit price, and the MRP where that is higher; each with its engraving. */
function LinePrice({ line, busy }: { line: CartLine; busy: boolean }) {
  const { linePrice, unitPrice, mrp, quantity, engraving } = line;
  const engravingPrice = engraving?.price ?? 0;
  const each = unitPrice + engravingPrice;
  const eachMrp = mrp + engravingPrice;
  const off = discountPercent(eachMrp, each);
  return (
    <div className={`shrink-0 tabular-nums md:text-right ${busy ? 'opacity-50' : ''}`}>
      <p className="font-display text-lg">{formatPaise(linePrice)}</p>
      {quantity > 1 && <p className="text-muted text-sm">{m.cartPriceEach({ amount: formatPaise(each) })}</p>}
      {eachMrp > each && (
        <p className="text-sm">
          <span className="text-muted">
            <TaggedText text={m.cartMrp({ amount: formatPaise(eachMrp) })} tags={{ s: (inner) => <s>{inner}</s> }} />
          </span>
          {off > 0 && <span className="ml-2 text-success">{m.cartPercentOff({ percent: off })}</span>}
        </p>
      )}
    </div>
  );
}
