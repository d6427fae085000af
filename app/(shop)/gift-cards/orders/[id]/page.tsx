import type { Metadata } from 'next';
import { cache } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { getGiftCardOrder } from '#lib/storefront/gift-cards/server.ts';
import { parsePaymentNotice } from '#lib/storefront/payments/notices.ts';
import { parseGateway } from '#lib/storefront/payments/parse-gateway.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { readMark } from '#lib/storefront/platform/session/read.ts';
import { redirect } from '#lib/storefront/platform/site/redirects.ts';
import * as m from '#messages';
import { FreshPage } from '@/components/account/fresh-page';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/error-pages/not-found-page';
import { UnavailableMessage } from '@/components/error-pages/unavailable-message';
import { GiftCardOrderView } from '@/components/gift-cards/gift-card-order-view';
import { loadStart } from './load-start';

type Parameter = string | string[] | undefined;

interface OrderPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ notice?: Parameter; method?: Parameter } & RefusedParameter>;
}

/** Cached per request, because page and title make the same call. */
const load = cache(getGiftCardOrder);

export async function generateMetadata({ params }: OrderPageProps): Promise<Metadata> {
  const order = await load((await params).id);
  return order.ok ? { title: m.contentGiftCard(), robots: { index: false } } : NOT_FOUND_METADATA;
}

/** The page of a gift card order, with its payment and its status. */
export default async function GiftCardOrderPage({ params, searchParams }: OrderPageProps) {
  await requireAdmission();
  const { id } = await params;
  const search = await searchParams;
  const [read, returned, mark] = await Promise.all([load(id), readForm('gift-card-payment', search), readMark()]);
  if (!read.ok && read.failure.kind !== 'unavailable') return <NotFoundPage />;
  if (!read.ok) {
    markUnavailable();
    return <UnavailableMessage href={paths.giftCardOrder(id)} />;
  }
  const order = read.value;
  const notice = parsePaymentNotice(search.notice);
  const isRefused = Object.keys(returned.problems).length > 0;
  const chosen = order.paymentState === 'checking' ? null : parseGateway(search.method);
  const gateway = chosen !== null && order.gateways.includes(chosen) ? chosen : null;
  const started = gateway === null || notice !== null || isRefused ? null : await loadStart(order, gateway);
  if (started?.kind === 'changed') redirect(paths.giftCardOrder(id));
  return (
    <FreshPage sessionMark={mark}>
      <GiftCardOrderView
        order={order}
        gateways={gateway === null ? order.gateways : [gateway, ...order.gateways.filter((name) => name !== gateway)]}
        start={started?.kind === 'open' ? started.start : null}
        notice={started?.kind === 'refused' ? started.notice : notice}
        justPaid={search.notice === 'paid' || notice === 'checking'}
        problems={returned.problems}
      />
    </FreshPage>
  );
}
