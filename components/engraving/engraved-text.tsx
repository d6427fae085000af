import { formatPaise } from '#lib/shared/money.ts';
import { engravedText } from '#lib/storefront/engraving/copy.ts';
import type { Engraving } from '#lib/storefront/engraving/types.ts';
import * as m from '#messages';

/** What the items of a line are engraved with, and what it costs; nothing where they are not engraved. */
export function EngravedText({ engraving }: { engraving: Engraving | null }) {
  if (!engraving) return null;
  return (
    <p className="mt-1 break-words text-sm">
      {engravedText(engraving)}
      {engraving.price > 0 && (
        <span className="text-muted tabular-nums"> · {m.engravingEach({ price: formatPaise(engraving.price) })}</span>
      )}
    </p>
  );
}
