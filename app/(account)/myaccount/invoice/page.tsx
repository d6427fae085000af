import type { Metadata } from 'next';
import * as paths from '#lib/shared/paths.ts';
import { fileNoticeText } from '#lib/storefront/orders/file-notice.ts';
import { getOwnInvoice } from '#lib/storefront/orders/server.ts';
import { markUnavailable } from '#lib/storefront/platform/http/response-directives.ts';
import { requireAdmission } from '#lib/storefront/platform/session/admission.ts';
import { requireCustomer } from '#lib/storefront/platform/session/customer-page.ts';
import { redirect } from '#lib/storefront/platform/site/redirects.ts';
import * as m from '#messages';
import { AccountUnavailable } from '@/components/account/layout/account-unavailable';
import { InvoiceView } from '@/components/invoice/invoice-view';
import { NoSuchOrder } from '@/components/orders/no-such-order';

export function generateMetadata(): Metadata {
  return { title: m.invoiceTitle() };
}

interface InvoicePageProps {
  searchParams: Promise<Partial<Record<'order' | 'note' | 'notice', string | string[]>>>;
}

/**
 * The tax invoice of the customer's order, or a credit note for it; without a number it redirects to the order
 * list.
 */
export default async function InvoicePage({ searchParams }: InvoicePageProps) {
  await requireAdmission();
  const { order: number, note: named = '', notice } = await searchParams;
  if (typeof number !== 'string' || number === '') {
    await requireCustomer(paths.orders());
    redirect(paths.orders());
  }
  const creditNoteNumber = typeof named === 'string' ? named : '';
  const path = paths.invoice(number, undefined, creditNoteNumber || undefined);
  const invoice = await getOwnInvoice(number, creditNoteNumber, path);
  if (invoice.ok) return <InvoiceView invoice={invoice.value} fileNotice={fileNoticeText(notice)} />;
  if (invoice.failure.kind !== 'unavailable') return <NoSuchOrder title={m.invoiceNotFound()} />;
  markUnavailable();
  return <AccountUnavailable title={m.invoiceTitle()} href={path} />;
}
