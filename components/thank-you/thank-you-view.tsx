import type { ReactNode } from 'react';
import { chargeName } from '#lib/shared/charge-names.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { promiseText } from '#lib/shared/promise-text.ts';
import type { SurveyInvitation } from '#lib/storefront/community/survey/types.ts';
import { purchaseEvent } from '#lib/storefront/marketing/analytics/purchase-event.ts';
import { paymentText } from '#lib/storefront/orders/copy.ts';
import type { Order } from '#lib/storefront/orders/types.ts';
import { wasCancelled } from '#lib/storefront/orders/was-cancelled.ts';
import * as m from '#messages';
import { OrderAmount } from '@/components/payment/order-amount';
import { OrderItems } from '@/components/payment/order-items';
import { TestPayment } from '@/components/payment/test-payment';
import { GiftSection } from '@/components/thank-you/gift-section';
import { NextSteps } from '@/components/thank-you/next-steps';
import { OrderAddressSection } from '@/components/thank-you/order-address-section';
import { OrderPlacedEffects } from '@/components/thank-you/order-placed-effects';
import { SurveyLink } from '@/components/thank-you/survey-link';
import { isReturned, Lead, thankYouTitle } from '@/components/thank-you/thank-you-lead';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';
import { TaggedText } from '@/components/ui/tagged-text';

/** Returns whether the order is delivered or cancelled, so that there are no next steps. */
const isOver = ({ state }: Order) => state === 'delivered' || state === 'cancelled';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="mt-1 break-words">{children}</dd>
    </div>
  );
}

function Facts({ order }: { order: Order }) {
  const promise = promiseText(order.promise);
  return (
    <dl className="grid gap-5 border-line border-y py-5 sm:grid-cols-2">
      <Fact name={m.thankYouOrderNumber()}>{order.number}</Fact>
      <Fact name={m.thankYouAmount()}>
        <span className="tabular-nums">{formatPaise(order.figures.total)}</span>
      </Fact>
      <Fact name={m.thankYouPayment()}>{paymentText(order)}</Fact>
      {order.collect && !isReturned(order) && !isOver(order) && (
        <Fact name={m.thankYouCollectFrom()}>{order.collect.storeName}</Fact>
      )}
      {promise !== '' && !order.collect && !isReturned(order) && !isOver(order) && (
        <Fact name={order.isExpress ? chargeName('express-delivery') : m.thankYouDelivery()}>
          {promise[0]?.toUpperCase() + promise.slice(1)}
        </Fact>
      )}
    </dl>
  );
}

function ThankYouActions({ order }: { order: Order }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Link href={paths.order(order.number)} className={buttonClass('primary')}>
        {isOver(order) ? m.paymentSeeOrder() : m.thankYouTrackOrder()}
      </Link>
      {order.invoiceNumber !== '' && (
        <Link href={paths.invoice(order.number)} className={buttonClass('secondary')}>
          {m.thankYouInvoice()}
        </Link>
      )}
      <Link href={paths.home()} className={buttonClass('quiet')}>
        {m.cartContinueShopping()}
      </Link>
    </div>
  );
}

/** Replaces what only the order's customer may see. */
function OwnersAlone({ number }: { number: string }) {
  return (
    <p className="max-w-measure text-muted">
      <TaggedText
        text={m.thankYouOwnersAlone()}
        tags={{
          link: (inner) => (
            <Link href={paths.signIn(paths.order(number))} className={LINK_CLASS}>
              {inner}
            </Link>
          ),
        }}
      />
    </p>
  );
}

interface ThankYouViewProps {
  order: Order;
  /**
   * Whether the order's customer views it. Others with its link may see items and amounts, but no personal data.
   */
  isOwn: boolean;
  /** The survey that the order invites to; null where there is none. */
  invitation?: SurveyInvitation | null;
}

/** A placed order once its payment is settled or being confirmed: its items, amounts and next steps. */
export function ThankYouView({ order, isOwn, invitation = null }: ThankYouViewProps) {
  const isCalled = wasCancelled(order);
  const isPlaced = !isCalled && (order.paymentState === 'paid' || order.paymentState === 'on-delivery');
  return (
    <div className="page-width py-8 md:py-12">
      <h1 className="text-4xl">{thankYouTitle(order)}</h1>
      <Lead order={order} isOwn={isOwn} />
      <div className="mt-8 grid gap-8 lg:grid-cols-[1fr_22rem] lg:items-start lg:gap-16">
        <div className="grid min-w-0 gap-8">
          {order.testPayment && <TestPayment />}
          <Facts order={order} />
          {isPlaced && !isOver(order) && <NextSteps order={order} isOwn={isOwn} />}
          {(isPlaced || isCalled) && isOwn && <ThankYouActions order={order} />}
          <OrderItems lines={order.lines} />
          {isOwn ? <OrderAddressSection order={order} /> : <OwnersAlone number={order.number} />}
          {isOwn && <GiftSection gift={order.gift} charges={order.figures.charges} />}
          {isPlaced && isOwn && invitation && <SurveyLink invitation={invitation} />}
        </div>
        <OrderAmount order={order}>
          <p className="mt-4 border-line border-t pt-4 text-sm">
            {m.thankYouNeedHelp()}
            <Link
              href={paths.content('contact')}
              className="flex min-h-11 items-center underline decoration-line underline-offset-4 hover:text-brass"
            >
              {m.thankYouCustomerCare()}
            </Link>
          </p>
        </OrderAmount>
      </div>
      {isPlaced && <OrderPlacedEffects order={order.key} event={purchaseEvent(order)} />}
    </div>
  );
}
