import { localSize } from '#lib/shared/language/local-size.ts';
import type { CartLine } from '#lib/storefront/cart/types.ts';
import * as m from '#messages';
import { LineLink, type Linked } from '@/components/cart/line-link';
import { EngravedText } from '@/components/engraving/engraved-text';

/** A line's title, with brand, size and colour below. */
export function LineTitle({
  line,
}: {
  line: Linked & Pick<CartLine, 'title' | 'brand' | 'sizeName' | 'colour'> & Partial<Pick<CartLine, 'engraving'>>;
}) {
  const details = [line.brand, line.sizeName && m.cartSize({ size: localSize(line.sizeName) }), line.colour]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className="min-w-0">
      <LineLink line={line} className="font-display text-lg leading-snug">
        {line.title}
      </LineLink>
      <p className="mt-1 text-muted text-sm">{details}</p>
      <EngravedText engraving={line.engraving ?? null} />
    </div>
  );
}
