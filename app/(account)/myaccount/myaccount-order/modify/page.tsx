import { randomUUID } from 'node:crypto';
import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { changedAddressOf } from '#lib/storefront/orders/change/difference.ts';
import { CHANGE_FORM, CHANGE_FORM_FIELDS } from '#lib/storefront/orders/change/schema.ts';
import { sizedLines } from '#lib/storefront/orders/change/sizes.ts';
import { openLines } from '#lib/storefront/orders/open-lines.ts';
import { getLineSizes } from '#lib/storefront/orders/server/change.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import * as m from '#messages';
import { AccountPage } from '@/components/account/layout/account-page';
import { ChangeForm } from '@/components/orders/change-form';
import { Unchangeable } from '@/components/orders/unchangeable';
import { loadOrderFor, requireOrderNumber } from '../load-order';

export function generateMetadata(): Metadata {
  return { title: m.ordersModify() };
}

interface ModifyPageProps {
  searchParams: Promise<{ order?: string | string[] } & RefusedParameter>;
}

/** The page that changes an order before it is packed. */
export default async function ModifyPage({ searchParams }: ModifyPageProps) {
  await requireAdmission();
  const search = await searchParams;
  const number = await requireOrderNumber(search.order);
  const { order, offered, page } = await loadOrderFor('modify', number);
  if (page) return page;
  // Without the sizes the address can still be changed.
  const sizes = await getLineSizes(order.number, paths.orderAction('modify', order.number));
  const returned = await readForm(CHANGE_FORM, search, CHANGE_FORM_FIELDS);
  const isThis = returned.values.order === order.number;
  const rendered = isThis ? returned : { values: changedAddressOf(order.address), problems: {} };
  return (
    <AccountPage title={m.ordersModifyTitle({ number: order.number })} intro={m.ordersModifyIntro()}>
      <ChangeForm
        number={order.number}
        state={order.address.state}
        sized={sizes.ok ? sizedLines(openLines(order.lines), sizes.value) : []}
        formKey={(isThis && returned.values.key) || randomUUID()}
        rendered={rendered}
      />
      <Unchangeable number={order.number} canCancel={offered.includes('cancel')} />
    </AccountPage>
  );
}
