import type { ReactNode } from 'react';
import { paths } from '#lib/shared/paths.ts';
import { MessagePage } from '@/components/message/message-page';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

interface PaymentMessageProps {
  title: string;
  text: string;
  /** Further ways on, after the way to the cart. */
  children?: ReactNode;
}

/** In place of a payment that cannot go on here: what happened, and the way back to the cart, which is kept. */
export function PaymentMessage({ title, text, children }: PaymentMessageProps) {
  return (
    <MessagePage title={title} text={text}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link href={paths.cart()} className={buttonClass('primary')}>
          Back to the cart
        </Link>
        {children}
      </div>
    </MessagePage>
  );
}
