import type { ReactNode } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { MessagePage } from '@/components/error-pages/message-page';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

const LINKS = {
  cart: { href: paths.cart, name: 'Back to cart' },
  orders: { href: paths.orders, name: 'Your orders' },
} as const;

interface PaymentMessageProps {
  title: string;
  text: string;
  /** The link onward. */
  link?: keyof typeof LINKS;
  /** Further links, after that one. */
  children?: ReactNode;
}

/**
 * Replaces a payment that cannot continue here: what happened, and a link onward, usually to the cart, which
 * is kept.
 */
export function PaymentMessage({ title, text, link = 'cart', children }: PaymentMessageProps) {
  const { href, name } = LINKS[link];
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
