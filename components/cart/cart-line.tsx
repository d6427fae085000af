'use client';

import { limitText } from '#lib/cart/line-limits.ts';
import type { CartLine } from '#lib/cart/types.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { paths } from '#lib/shared/paths.ts';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { Quantity } from '@/components/ui/quantity';

interface CartLineRowProps {
  line: CartLine;
  /** The quantity to show: the one wished for while an answer is awaited; 0 while the line is being removed. */
  quantity: number;
  /** Whether an answer is awaited. */
  busy: boolean;
  /** Why the last change of this line failed; empty where it did not. */
  problem: string;
  onChange: (quantity: number) => void;
  onInvalid: () => void;
}

const PHOTO_WIDTHS = [160, 320] as const;

/** One line of the cart, with its quantity and its removal as forms that work without JavaScript. */
export function CartLineRow({ line, quantity, busy, problem, onChange, onInvalid }: CartLineRowProps) {
  const soldOut = line.maximum < 1;
  const shown = quantity || line.quantity;
  const note = problem || limitText(line, shown);
  const alarming = problem !== '' || shown > line.maximum;
  const noteId = `note-${line.id}`;
  const details = [line.brand, line.sizeName && `Size ${line.sizeName}`, line.colour].filter(Boolean).join(' · ');
  return (
    <li
      className={`grid grid-cols-[6rem_1fr] gap-x-4 border-line border-b py-6 md:grid-cols-[8rem_1fr] md:gap-x-6 ${quantity === 0 ? 'opacity-50' : ''}`}
    >
      <Link
        href={line.href}
        tabIndex={-1}
        aria-hidden="true"
        className={`self-start bg-photo ${soldOut ? 'opacity-60' : ''}`}
      >
        <Photo
          source={line.photo}
          alt=""
          widths={PHOTO_WIDTHS}
          sizes="(min-width: 768px) 128px, 96px"
          width={128}
          height={128}
          className="w-full"
        />
      </Link>
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-col gap-1 md:flex-row md:justify-between md:gap-6">
          <div className="min-w-0">
            <Link href={line.href} className="font-display text-lg leading-snug hover:text-brass">
              {line.title}
            </Link>
            <p className="mt-1 text-muted text-sm">{details}</p>
          </div>
          <p className={`shrink-0 md:text-right ${busy ? 'opacity-50' : ''}`}>
            <span className="font-display text-lg tabular-nums">{formatPaise(line.linePrice)}</span>
            {line.quantity > 1 && <span className="block text-muted text-sm">{formatPaise(line.unitPrice)} each</span>}
          </p>
        </div>
        {note && (
          <p id={noteId} className={`text-sm ${alarming ? 'text-danger' : 'text-warning'}`}>
            {note}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {!soldOut && (
            <Quantity
              itemName={line.title}
              value={shown}
              maximum={line.maximum}
              action={paths.api.cart()}
              fields={{ intent: 'update', lineId: line.id }}
              {...(note && { describedBy: noteId })}
              invalid={problem !== ''}
              onChange={onChange}
              onInvalid={onInvalid}
            />
          )}
          <form
            method="post"
            action={paths.api.cart()}
            onSubmit={(event) => {
              event.preventDefault();
              onChange(0);
            }}
          >
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="lineId" value={line.id} />
            <button
              type="submit"
              data-remove={line.id}
              aria-label={`Remove ${line.title}`}
              className="min-h-11 cursor-pointer text-muted underline decoration-line underline-offset-4 hover:text-ink"
            >
              Remove
            </button>
          </form>
        </div>
      </div>
    </li>
  );
}
