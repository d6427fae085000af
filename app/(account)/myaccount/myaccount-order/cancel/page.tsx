import type { Metadata } from 'next';
import type { ReactElement } from 'react';
import * as paths from '#lib/shared/paths.ts';
import type { Failure } from '#lib/shared/result.ts';
import { cancellationKey } from '#lib/storefront/orders/cancellation/form-key.ts';
import { type ItemSelection, parseItemSelection } from '#lib/storefront/orders/cancellation/item-selection.ts';
import { uncancellablePage } from '#lib/storefront/orders/cancellation/refusal.ts';
import { leftText } from '#lib/storefront/orders/cancellation/remaining-copy.ts';
import { CANCELLATION_FORM } from '#lib/storefront/orders/cancellation/schema.ts';
import { openLines } from '#lib/storefront/orders/open-lines.ts';
import { getCancellationPlans } from '#lib/storefront/orders/server/cancellation.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { EMPTY_FORM } from '#lib/storefront/platform/forms/types.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { redirect } from '#lib/storefront/platform/site/redirects.ts';
import * as m from '#messages';
import { AccountPage } from '@/components/account/layout/account-page';
import { AccountUnavailable } from '@/components/account/layout/account-unavailable';
import { CancellationForm } from '@/components/orders/cancellation-form';
import { ItemSelectionFields } from '@/components/orders/item-selection-fields';
import { NoSuchOrder } from '@/components/orders/no-such-order';
import { loadOrderFor, requireOrderNumber } from '../load-order';

export function generateMetadata(): Metadata {
  return { title: m.ordersActionCancel() };
}

interface CancelPageProps {
  searchParams: Promise<Partial<Record<'order' | 'items', string | string[]>> & RefusedParameter>;
}

/** The page that cancels an order or some of its items. */
export default async function CancelPage({ searchParams }: CancelPageProps) {
  await requireAdmission();
  const search = await searchParams;
  const number = await requireOrderNumber(search.order);
  const { order, page } = await loadOrderFor('cancel', number);
  if (page) return page;
  const lines = openLines(order.lines);
  // Limits the items named in the URL to those that are available.
  const named = typeof search.items === 'string' ? parseItemSelection(search.items) : null;
  const selection =
    named && new Map([...named].filter(([id, count]) => lines.some((line) => line.id === id && count <= line.left)));
  const path = paths.orderCancellation(order.number);
  const plans = selection?.size === 0 ? null : await getCancellationPlans({ number: order.number, selection }, path);
  if (plans && !plans.ok) return withoutPlans(order.number, selection, plans.failure);
  const returned = await readForm(CANCELLATION_FORM, search);
  const rendered = returned.values.order === order.number ? returned : EMPTY_FORM;
  const before = leftText(order.lines);
  const isOnly = lines.length === 1 && lines[0]?.left === 1;
  const wholeLabel = before === '' ? m.ordersCancelWhole() : m.ordersCancelRest();
  return (
    <AccountPage title={m.ordersCancelTitle({ number: order.number })}>
      {before !== '' && <p className="mt-6 max-w-measure border-warning border-l-2 py-1 pl-4">{before}</p>}
      <CancellationForm
        number={order.number}
        wholeLabel={isOnly ? '' : wholeLabel}
        formKey={rendered.values.key ?? cancellationKey(order)}
        selection={selection}
        plans={plans?.value ?? null}
        rendered={rendered}
      >
        <ItemSelectionFields lines={lines} chosen={selection ?? new Map()} isOnly={isOnly} />
      </CancellationForm>
    </AccountPage>
  );
}

/** Returns the page for a failed refund preview, or redirects. */
function withoutPlans(order: string, selection: ItemSelection | null, failure: Failure): ReactElement {
  if (failure.kind === 'not-found') return <NoSuchOrder />;
  const { reason, because, retryAfterSeconds } = failure.kind === 'refused' ? failure : {};
  if (reason === 'not-allowed-now') return redirect(uncancellablePage(order, selection, because));
  markUnavailable(retryAfterSeconds);
  return <AccountUnavailable title={m.ordersActionCancel()} href={paths.orderCancellation(order)} />;
}
