import type { OrderLine } from '#lib/orders/types.ts';
import type { Instead } from '#lib/returns/types.ts';
import type { WishedLine } from '#lib/returns/wish.ts';
import { insteadPath } from '#lib/returns/wish-path.ts';
import { insteadText, reasonName } from '#lib/returns/words.ts';
import { LineRow } from '@/components/orders/line-row';
import { Link } from '@/components/ui/link';

interface ChosenLinesProps {
  /** Number of the order. */
  order: string;
  wished: readonly WishedLine[];
  lines: readonly OrderLine[];
  /** What takes the place of lines, by their ids. */
  instead: ReadonlyMap<string, Instead>;
}

/** What the steps before have chosen. */
export function ChosenLines({ order, wished, lines, instead }: ChosenLinesProps) {
  return (
    <ul aria-label="Chosen items" className="mt-6 max-w-2xl border-line border-t">
      {wished.map(({ id, quantity, reason }) => {
        const line = lines.find((known) => known.id === id);
        const replacement = instead.get(id);
        return (
          line && (
            <LineRow key={id} line={line}>
              <p className="mt-1 text-muted text-sm">
                {quantity > 1 && `${quantity} items. `}
                {reasonName(reason)}
              </p>
              {replacement && (
                <div className="mt-2 text-sm">
                  <p>Exchange for: {insteadText(replacement)}</p>
                  <Link
                    href={insteadPath({ order, lines: wished }, id)}
                    className="inline-flex min-h-11 items-center text-muted underline decoration-line underline-offset-4 hover:text-ink"
                  >
                    Change<span className="sr-only"> the replacement for {line.title}</span>
                  </Link>
                </div>
              )}
            </LineRow>
          )
        );
      })}
    </ul>
  );
}
