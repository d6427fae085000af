import type { ReactNode } from 'react';
import type { OrderLine } from '#lib/storefront/orders/types.ts';
import { LinePhoto } from '@/components/cart/line-photo';
import { LineTitle } from '@/components/cart/line-title';

interface LineRowProps {
  line: Pick<OrderLine, 'href' | 'withdrawn' | 'photo' | 'title' | 'brand' | 'sizeName' | 'colour'> &
    Partial<Pick<OrderLine, 'engraving'>>;
  /** Further content, such as a status or actions. */
  children?: ReactNode;
}

/** A line of an order in a list: its photo and title, and further content. */
export function LineRow({ line, children }: LineRowProps) {
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-4 border-line border-b py-4">
      <LinePhoto line={{ ...line, counted: true }} size="drawer" />
      <div className="min-w-0">
        <LineTitle line={line} />
        {children}
      </div>
    </li>
  );
}
