import type { Metadata } from 'next';
import { returnNumber } from '#lib/contract/index.ts';
import * as paths from '#lib/shared/paths.ts';
import { parseAccountNotice } from '#lib/storefront/account/notices.ts';
import { getOwnReturn } from '#lib/storefront/orders/returns/server.ts';
import type { OrderReturn } from '#lib/storefront/orders/returns/types.ts';
import { getOwnOrder } from '#lib/storefront/orders/server.ts';
import { markNotFound, markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import * as m from '#messages';
import { AccountPage } from '@/components/account/layout/account-page';
import { AccountUnavailable } from '@/components/account/layout/account-unavailable';
import { ReturnView } from '@/components/orders/returns/return-view';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';

interface ReturnDetailsPageProps {
  searchParams: Promise<{ number?: string | string[]; notice?: string | string[] }>;
}

/** Returns the refunds and the open payment of a return, from its orders; empty where they cannot be fetched. */
async function loadRefundState({ number, orderNumber, replacement }: OrderReturn) {
  const path = paths.orderReturn(number);
  const [order, replacementOrder] = await Promise.all([
    getOwnOrder(orderNumber, path),
    replacement && getOwnOrder(replacement.number, path),
  ]);
  return {
    orderRefunds: order.ok ? order.value.orderRefunds.filter((part) => part.returnNumber === number) : [],
    payUntil: replacementOrder?.ok && replacementOrder.value.canPay ? replacementOrder.value.holdExpiresAt : null,
  };
}

const numberOf = async (searchParams: ReturnDetailsPageProps['searchParams']) => {
  const { number } = await searchParams;
  return typeof number === 'string' ? number : '';
};

export async function generateMetadata({ searchParams }: ReturnDetailsPageProps): Promise<Metadata> {
  // The title must not repeat arbitrary text from the URL.
  const number = returnNumber.safeParse(await numberOf(searchParams));
  return { title: number.success ? m.returnsOrExchange({ number: number.data }) : m.returnsNotFound() };
}

/** One return or exchange of the customer. */
export default async function ReturnDetailsPage({ searchParams }: ReturnDetailsPageProps) {
  await requireAdmission();
  const number = await numberOf(searchParams);
  const path = paths.orderReturn(number);
  const found = await getOwnReturn(number, path);
  if (found.ok) {
    const { value } = found;
    const notice = parseAccountNotice((await searchParams).notice);
    return (
      <AccountPage title={m.returnsTitle({ kind: value.kind, number: value.number })} notice={notice}>
        <ReturnView orderReturn={value} {...(await loadRefundState(value))} />
      </AccountPage>
    );
  }
  if (found.failure.kind === 'unavailable') {
    markUnavailable();
    return <AccountUnavailable title={m.returnsReturn()} href={path} />;
  }
  markNotFound();
  return (
    <AccountPage title={m.returnsNotFound()}>
      <p className="mt-6 max-w-measure">{m.returnsFindInOrders()}</p>
      <Link href={paths.orders()} className={`${buttonClass('secondary')} mt-6`}>
        {m.ordersSeeYours()}
      </Link>
    </AccountPage>
  );
}
