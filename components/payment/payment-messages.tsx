import type { ReactNode } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { orderStateText } from '#lib/storefront/orders/copy.ts';
import type { OrderListItem } from '#lib/storefront/orders/types.ts';
import { PAYMENT_NOTICES, type PaymentNotice } from '#lib/storefront/payments/notices.ts';
import * as m from '#messages';
import { MessagePage } from '@/components/error-pages/message-page';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

const LINKS = {
  cart: { href: paths.cart, name: m.paymentBackToCart },
  orders: { href: paths.orders, name: m.paymentYourOrders },
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
function PaymentMessage({ title, text, link = 'cart', children }: PaymentMessageProps) {
  const { href, name } = LINKS[link];
  return (
    <MessagePage title={title} text={text}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link href={href()} className={buttonClass('primary')}>
          {name()}
        </Link>
        {children}
      </div>
    </MessagePage>
  );
}

const WITHOUT_ORDER = {
  checking: { title: m.paymentCheckingTitle, text: PAYMENT_NOTICES.checking },
  unknown: { title: m.paymentUnknownTitle, text: PAYMENT_NOTICES.unknown },
} as const;
const NO_ORDER = {
  title: m.paymentNoneTitle,
  text: m.paymentNoneText,
};

/** Returns whether a notice is about a payment whose order is unknown. */
export function isWithoutOrder(notice: PaymentNotice | null): notice is keyof typeof WITHOUT_ORDER {
  return notice === 'checking' || notice === 'unknown';
}

interface WithoutOrderProps {
  notice: PaymentNotice | null;
  /** The customer's newest order, which the payment may have been for. */
  latest?: OrderListItem | null;
}

/** The payment page without an order: the gateway's reply could not be matched, or the URL names no order. */
export function PaymentWithoutOrder({ notice, latest = null }: WithoutOrderProps) {
  const texts = isWithoutOrder(notice) ? WITHOUT_ORDER[notice] : NO_ORDER;
  const text = latest
    ? m.paymentLatestOrder({
        text: texts.text(),
        number: latest.number,
        state: orderStateText(latest).toLowerCase(),
      })
    : texts.text();
  return (
    <PaymentMessage title={texts.title()} text={text}>
      {latest && (
        <Link href={paths.thankYou(latest.key)} className={buttonClass('secondary')}>
          {m.paymentSeeOrder()}
        </Link>
      )}
      <Link href={paths.orders()} className={buttonClass('secondary')}>
        {m.paymentYourOrders()}
      </Link>
      <Link href={paths.content('contact')} className={buttonClass('quiet')}>
        {m.paymentContactUs()}
      </Link>
    </PaymentMessage>
  );
}

interface PaymentClosedProps {
  /** Whether it was the new order of an exchange. */
  isExchange: boolean;
  /** Whether the store placed it for the customer. */
  preparedByStore: boolean;
}

/** The page of an order that can no longer be paid. */
export function PaymentClosed({ isExchange, preparedByStore }: PaymentClosedProps) {
  const text = isExchange ? m.paymentClosedExchange : m.paymentClosedCart;
  return (
    <PaymentMessage
      title={m.paymentClosedTitle()}
      text={(preparedByStore ? m.paymentClosedLink : text)()}
      link={isExchange || preparedByStore ? 'orders' : 'cart'}
    />
  );
}

/** The page of an order with an item that has sold out meanwhile. */
export function PaymentSoldOut() {
  return <PaymentMessage title={m.paymentSoldOutTitle()} text={PAYMENT_NOTICES['sold-out']()} />;
}
