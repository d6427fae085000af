import type { ReactNode } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { MessagePage } from '@/components/message/message-page';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

const WAYS = {
  cart: { href: paths.cart, name: 'Back to cart' },
  orders: { href: paths.orders, name: 'Your orders' },
} as const;

interface PaymentMessageProps {
  title: string;
  text: string;
  /** Where it goes on. */
  way?: keyof typeof WAYS;
  /** Further ways on, after that one. */
  children?: ReactNode;
}

/** In place of a payment that cannot go on here: what happened, and the way on, mostly to the cart, which is kept. */
export function PaymentMessage({ title, text, way = 'cart', children }: PaymentMessageProps) {
  const { href, name } = WAYS[way];
  return (
    <MessagePage title={title} text={text}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link href={href()} className={buttonClass('primary')}>
          {name}
        </Link>
        {children}
      </div>
    </MessagePage>
  );
}
