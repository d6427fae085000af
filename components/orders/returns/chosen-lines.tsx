import { returnReasonName } from '#lib/shared/reason-names.ts';
import { replacementText } from '#lib/storefront/orders/returns/copy.ts';
import type { SelectedLine } from '#lib/storefront/orders/returns/selection.ts';
import { replacementPath } from '#lib/storefront/orders/returns/selection-path.ts';
import type { ReplacementItem } from '#lib/storefront/orders/returns/types.ts';
import type { OrderLine } from '#lib/storefront/orders/types.ts';
import * as m from '#messages';
import { LineRow } from '@/components/orders/line-row';
import { Link } from '@/components/ui/link';
import { TaggedText } from '@/components/ui/tagged-text';

interface ChosenLinesProps {
  /** The number of the order. */
  order: string;
  selection: readonly SelectedLine[];
  lines: readonly OrderLine[];
  /** The replacements, by line id. */
  replacements: ReadonlyMap<string, ReplacementItem>;
}

/** The choices of the previous steps. */
export function ChosenLines({ order, selection, lines, replacements }: ChosenLinesProps) {
  return (
    <ul aria-label={m.returnsChosenItems()} className="mt-6 max-w-2xl border-line border-t">
      {selection.map(({ id, quantity, reason }) => {
        const line = lines.find((known) => known.id === id);
        const replacement = replacements.get(id);
        return (
          line && (
            <LineRow key={id} line={line}>
              <p className="mt-1 text-muted text-sm">
                {quantity > 1
                  ? m.returnsItemsReason({ count: quantity, reason: returnReasonName(reason) })
                  : returnReasonName(reason)}
              </p>
              {replacement && (
                <div className="mt-2 text-sm">
                  <p>{m.returnsExchangeFor({ item: replacementText(replacement) })}</p>
                  <Link
                    href={replacementPath({ order, lines: selection }, id)}
                    className="inline-flex min-h-11 items-center text-muted underline decoration-line underline-offset-4 hover:text-ink"
                  >
                    <TaggedText
                      text={m.returnsChangeReplacement({ title: line.title })}
                      tags={{ hidden: (inner) => <span className="sr-only">{inner}</span> }}
                    />
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
