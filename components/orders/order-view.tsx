import type { OrderAction } from '#lib/contract/vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import { CONTACT_SLUG } from '#lib/shared/route-names.ts';
import type { SurveyInvitation } from '#lib/storefront/community/survey/types.ts';
import {
  expectationText,
  orderStateText,
  overpaymentText,
  paymentText,
  unfulfilledPaymentText,
} from '#lib/storefront/orders/copy.ts';
import type { AfterSaleFlags } from '#lib/storefront/orders/line-copy.ts';
import { refundStatusText } from '#lib/storefront/orders/refund-copy.ts';
import type { Order } from '#lib/storefront/orders/types.ts';
import type { LineDocuments } from '#lib/storefront/orders/warranty/types.ts';
import { cancelledTexts } from '#lib/storefront/orders/was-cancelled.ts';
import type { ServiceRequest } from '#lib/storefront/service/types.ts';
import * as m from '#messages';
import { AccountSection } from '@/components/account/layout/account-section';
import { TestPayment } from '@/components/payment/test-payment';
import { ServiceRequestList } from '@/components/service/service-list';
import { GiftSection } from '@/components/thank-you/gift-section';
import { OrderAddressSection } from '@/components/thank-you/order-address-section';
import { SurveyLink } from '@/components/thank-you/survey-link';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';
import { NoWrapNumbers } from '@/components/ui/no-wrap-numbers';
import { TaggedText } from '@/components/ui/tagged-text';
import { OrderActions } from './order-actions';
import { OrderLines } from './order-lines';
import { OrderMoney } from './order-money';
import { OrderRefundList } from './order-refund-list';
import { ReturnList } from './return-list';
import { Timeline } from './timeline';

/** The status of the order and of its payment. */
function OrderStatus({ order }: { order: Order }) {
  const expected = expectationText(order);
  const overpayment = overpaymentText(order);
  return (
    <>
      <p className="mt-3 text-lg">
        <span className="font-medium">{orderStateText(order)}</span>
        {expected !== '' && `, ${expected}`}
      </p>
      {cancelledTexts(order).map((text) => (
        <p key={text} className="max-w-measure break-words">
          {text}
        </p>
      ))}
      <p className="text-muted">{paymentText(order)}</p>
      {order.exchangeOf !== '' && (
        <p>
          <TaggedText
            text={m.ordersReplaces({ number: order.exchangeOf })}
            tags={{
              link: (inner) => (
                <Link href={paths.orderReturn(order.exchangeOf)} className={LINK_CLASS}>
                  {inner}
                </Link>
              ),
            }}
          />
        </p>
      )}
      {overpayment !== '' && <p className="max-w-measure">{overpayment}</p>}
      {order.supersedingNumber !== '' && <p className="max-w-measure text-muted">{unfulfilledPaymentText(order)}</p>}
      {order.state === 'ready-to-collect' && <p className="max-w-measure">{m.ordersCollectCode()}</p>}
      {order.identityNeeded && expected !== '' && (
        <p className="text-muted">{order.collect ? m.ordersPhotoIdCounter() : m.ordersPhotoIdDelivery()}</p>
      )}
    </>
  );
}

interface OrderViewProps {
  order: Order;
  /** The actions that are available to the shopper. */
  offered: readonly OrderAction[];
  afterSale: AfterSaleFlags;
  /** The documents of the items, by the id of their line. */
  documents: ReadonlyMap<string, LineDocuments>;
  /** The requests for a service or repair of its items. */
  services?: readonly ServiceRequest[];
  /** The survey that the order invites to; null where there is none. */
  invitation: SurveyInvitation | null;
  /** Epoch milliseconds. */
  now: number;
}

/** One order: its status, items, address, payment and actions. */
export function OrderView({ order, offered, afterSale, documents, services = [], invitation, now }: OrderViewProps) {
  const orderRefunds = refundStatusText(order);
  return (
    <>
      <OrderStatus order={order} />
      {order.testPayment && (
        <div className="mt-6">
          <TestPayment />
        </div>
      )}
      <OrderActions order={order} offered={offered} />
      <div className="mt-8 grid gap-10 xl:grid-cols-[1fr_22rem] xl:items-start xl:gap-12">
        <div className="grid min-w-0 gap-10">
          <AccountSection id="order-way" title={m.ordersStatus()}>
            <Timeline order={order} />
          </AccountSection>
          {orderRefunds.length > 0 && (
            <AccountSection id="order-refund" title={m.ordersRefunds()}>
              <OrderRefundList parts={orderRefunds} />
            </AccountSection>
          )}
          {order.returns.length > 0 && (
            <AccountSection id="order-returns" title={m.ordersReturns()}>
              <ReturnList returns={order.returns} />
            </AccountSection>
          )}
          {services.length > 0 && (
            <AccountSection id="order-services" title={m.ordersServices()}>
              <ServiceRequestList requests={services} />
            </AccountSection>
          )}
          <AccountSection id="order-items" title={m.ordersItems()}>
            <div className="mt-3">
              <OrderLines order={order} documents={documents} afterSale={afterSale} now={now} />
            </div>
          </AccountSection>
          {invitation && <SurveyLink invitation={invitation} />}
          <OrderAddressSection order={order} />
          <GiftSection gift={order.gift} charges={order.figures.charges} />
        </div>
        <div className="grid gap-6">
          <OrderMoney order={order} />
          <OrderHelp number={order.number} />
        </div>
      </div>
    </>
  );
}

/** The contact for questions about an order, with its number. */
function OrderHelp({ number }: { number: string }) {
  return (
    <section aria-labelledby="order-help" className="border-line border-t pt-4 text-sm">
      <h2 id="order-help" className="font-sans font-medium text-base">
        {m.ordersHelpTitle()}
      </h2>
      <p className="mt-1 text-muted">
        <NoWrapNumbers text={m.ordersHelpText({ number })} />
      </p>
      <Link href={paths.content(CONTACT_SLUG)} className={LINK_CLASS}>
        {m.ordersHelpLink()}
      </Link>
    </section>
  );
}
