import { formatPaise } from '#lib/shared/money.ts';
import type { CartLine } from '#lib/storefront/cart/types.ts';
import { Photo } from '@/components/ui/photo';

/** The ordered lines, one row each. */
export function SummaryLines({ lines }: { lines: CartLine[] }) {
  return (
    <ul aria-label="Cart items" className="mt-3 grid gap-4 border-line border-y py-4">
      {lines.map((line) => (
        <li key={line.id} className="grid grid-cols-[4rem_1fr_auto] gap-x-4">
          <Photo
            source={line.photo}
            alt=""
            widths={[160]}
            sizes="64px"
            width={64}
            height={64}
            className="w-full bg-photo"
          />
          <div className="min-w-0 text-sm">
            <p className="line-clamp-2">{line.title}</p>
            <p className="mt-1 text-muted">
              {line.sizeName && `Size ${line.sizeName} · `}Quantity {line.quantity}
            </p>
          </div>
          <p className="text-sm tabular-nums">{formatPaise(line.linePrice)}</p>
        </li>
      ))}
    </ul>
  );
}
