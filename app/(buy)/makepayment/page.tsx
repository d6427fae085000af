import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { isUnpaid } from '#lib/storefront/orders/copy.ts';
import { findLatestOrder, getOrderByKey } from '#lib/storefront/orders/server.ts';
import { parsePaymentNotice } from '#lib/storefront/payments/notices.ts';
import { parseGateway } from '#lib/storefront/payments/parse-gateway.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import type { Problems } from '#lib/storefront/platform/forms/types.ts';
import { markNotFound, markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { redirect } from '#lib/storefront/platform/site/redirects.ts';
import * as m from '#messages';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';
import {
  isWithoutOrder,
  PaymentClosed,
  PaymentSoldOut,
  PaymentWithoutOrder,
} from '@/components/payment/payment-messages';
import { PaymentView } from '@/components/payment/payment-view';
import { loadPayment } from './load-payment';

export const generateMetadata = (): Metadata => ({ title: m.paymentTitle(), robots: { index: false } });

/** The forms of this page: to pay, and to cancel the payment. */
const FORMS = ['payment', 'payment-cancellation'];

type Parameter = string | string[] | undefined;

interface PaymentPageProps {
  searchParams: Promise<{ order?: Parameter; notice?: Parameter; method?: Parameter } & RefusedParameter>;
}

/** The payment page of a placed order. Whoever knows its key may pay it; a paid order has another page. */
export default async function PaymentPage({ searchParams }: PaymentPageProps) {
  await requireAdmission();
  const parameters = await searchParams;
  const notice = parsePaymentNotice(parameters.notice);
  if (typeof parameters.order !== 'string') {
    const latest = isWithoutOrder(notice) ? await findLatestOrder() : null;
    return <PaymentWithoutOrder notice={notice} latest={latest} />;
  }
  const read = await getOrderByKey(parameters.order);
  if (!read.ok && read.failure.kind === 'unavailable') {
    markUnavailable();
    return <UnavailableMessage href={paths.makePayment(parameters.order, notice ?? undefined)} />;
  }
  if (!read.ok) {
    markNotFound();
    return <PaymentWithoutOrder notice={null} />;
  }
  const order = read.value;
  if (!isUnpaid(order)) redirect(paths.thankYou(order.key));
  const gateway = parseGateway(parameters.method) ?? parseGateway(order.paymentMethod);
  const isExchange = order.exchangeOf !== '';
  if (!order.canPay || gateway === null)
    return <PaymentClosed isExchange={isExchange} preparedByStore={order.preparedByStore} />;
  if (notice === 'sold-out') return <PaymentSoldOut />;
  const forms = await Promise.all(FORMS.map((name) => readForm(name, parameters)));
  const problems: Problems = Object.fromEntries(forms.flatMap((form) => Object.entries(form.problems)));
  const isRefused = Object.keys(problems).length > 0;
  // An attempt that failed unnoticed leads here without a notice.
  const noticeCode = notice ?? (order.paymentState === 'failed' ? 'unpaid' : null);
  const state = await loadPayment({ order, gateway, notice: isRefused ? 'no-gateway' : noticeCode });
  switch (state.kind) {
    case 'settled':
      return redirect(paths.thankYou(order.key));
    case 'closed':
      return <PaymentClosed isExchange={isExchange} preparedByStore={order.preparedByStore} />;
    case 'sold-out':
      return <PaymentSoldOut />;
    case 'pay':
      return (
        <PaymentView
          order={order}
          gateways={state.gateways}
          start={state.start}
          notice={isRefused ? null : state.notice}
          problems={problems}
          now={Date.now()}
        />
      );
  }
}
