'use client';

import { localSize } from '#lib/shared/language/local-size.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { limitText } from '#lib/storefront/cart/line-limits.ts';
import { priceChangeText } from '#lib/storefront/cart/price-changes.ts';
import type { CartLine } from '#lib/storefront/cart/types.ts';
import * as m from '#messages';
import { LineLink } from '@/components/cart/line-link';
import { LinePhoto } from '@/components/cart/line-photo';
import { LineQuantity } from '@/components/cart/line-quantity';
import { EngravedText } from '@/components/engraving/engraved-text';

interface MiniLineProps {
  line: CartLine;
  /** The quantity to show: the requested one while a reply is pending; 0 while the line is being removed. */
  quantity: number;
  busy: boolean;
  /** Why the last change of this line failed; empty where it did not. */
  problem: string;
  onChange: (quantity: number) => void;
  onInvalid: () => void;
}

function soldOutText({ withdrawn }: CartLine): string {
  return withdrawn ? m.cartLineWithdrawn() : m.cartLineSoldOut();
}

/** One line of the mini-cart. */
export function MiniLine({ line, quantity, busy, problem, onChange, onInvalid }: MiniLineProps) {
  const shown = quantity || line.quantity;
  const limit = line.counted ? limitText(line, shown) : soldOutText(line);
  const note = problem || limit;
  const alarming = problem !== '' || !line.counted || shown > line.maximum;
  const priceNote = priceChangeText(line);
  const noteId = `mini-note-${line.id}`;
  return (
    <li className={`grid grid-cols-[5rem_1fr] gap-x-4 border-line border-b py-4 ${quantity === 0 ? 'opacity-50' : ''}`}>
      <LinePhoto line={line} size="drawer" />
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex justify-between gap-4">
          <div className="min-w-0">
            <LineLink line={line} className="leading-snug">
              {line.title}
            </LineLink>
            {line.sizeName && <p className="text-muted text-sm">{m.cartSize({ size: localSize(line.sizeName) })}</p>}
            <EngravedText engraving={line.engraving} />
          </div>
          {line.counted && (
            <p className={`shrink-0 tabular-nums ${busy ? 'opacity-50' : ''}`}>{formatPaise(line.linePrice)}</p>
          )}
        </div>
        {note && (
          <p
            id={noteId}
            role={problem ? 'alert' : undefined}
            className={`text-sm ${alarming ? 'text-danger' : 'text-warning'}`}
          >
            {note}
          </p>
        )}
        {priceNote && <p className="text-sm text-warning">{priceNote}</p>}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {line.counted && (
            <LineQuantity
              line={line}
              displayed={shown}
              hintId={note ? noteId : undefined}
              invalid={problem !== ''}
              onChange={onChange}
              onInvalid={onInvalid}
            />
          )}
          <button
            type="button"
            data-remove={line.id}
            aria-label={m.cartLineRemove({ name: line.title })}
            onClick={() => onChange(0)}
            className="min-h-11 cursor-pointer text-muted text-sm underline decoration-line underline-offset-4 hover:text-ink"
          >
            {m.commonRemove()}
          </button>
        </div>
      </div>
    </li>
  );
}
