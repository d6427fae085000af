import type { Metadata } from 'next';
import { cache } from 'react';
import { readForm } from '#lib/forms/read-form.ts';
import type { RefusedParameter } from '#lib/forms/refused-page.ts';
import { getGiftCardOrder } from '#lib/gift-cards/server.ts';
import { noteUnavailable } from '#lib/http/response-notes.ts';
import { readMark } from '#lib/session/read.ts';
import { paths } from '#lib/shared/paths.ts';
import { OrderView } from '@/components/gift-cards/order-view';
import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/message/not-found-page';
import { UnavailableMessage } from '@/components/message/unavailable-message';
import { FreshPage } from '@/components/session/fresh-page';

interface OrderPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ notice?: string | string[] } & RefusedParameter>;
}

/** One call for the page and its title. */
const load = cache(getGiftCardOrder);

export async function generateMetadata({ params }: OrderPageProps): Promise<Metadata> {
  const order = await load((await params).id);
  return order.ok ? { title: 'Gift card', robots: { index: false } } : NOT_FOUND_METADATA;
}

export default async function GiftCardOrderPage({ params, searchParams }: OrderPageProps) {
  const { id } = await params;
  const search = await searchParams;
  const [order, returned, mark] = await Promise.all([load(id), readForm('gift-card-payment', search), readMark()]);
  if (order.ok) {
    return (
      <FreshPage mark={mark}>
        <OrderView order={order.value} justPaid={search.notice === 'paid'} problems={returned.problems} />
      </FreshPage>
    );
  }
  if (order.failure.kind !== 'unavailable') return <NotFoundPage />;
  noteUnavailable();
  return <UnavailableMessage href={paths.giftCardOrder(id)} />;
}
