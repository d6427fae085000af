import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { noteUnavailable } from '#lib/http/response-notes.ts';
import { getOwnInvoice } from '#lib/orders/server.ts';
import { requireAdmission } from '#lib/session/admission.ts';
import { requireCustomer } from '#lib/session/customer-page.ts';
import { paths } from '#lib/shared/paths.ts';
import { AccountUnavailable } from '@/components/account/frame/account-unavailable';
import { NoSuchOrder } from '@/components/account/orders/no-such-order';
import { InvoiceView } from '@/components/invoice/invoice-view';

export const metadata: Metadata = { title: 'Invoice' };

interface InvoicePageProps {
  searchParams: Promise<{ order?: string | string[]; notice?: string | string[] }>;
}

/** The tax invoice of an order of the customer; without its number the list of orders leads on. */
export default async function InvoicePage({ searchParams }: InvoicePageProps) {
  await requireAdmission();
  const { order: number, notice } = await searchParams;
  if (typeof number !== 'string' || number === '') {
    await requireCustomer(paths.orders());
    redirect(paths.orders());
  }
  const invoice = await getOwnInvoice(number, paths.invoice(number));
  if (invoice.ok) return <InvoiceView invoice={invoice.value} fileFailed={notice === 'no-file'} />;
  if (invoice.failure.kind !== 'unavailable') return <NoSuchOrder title="Invoice not found" />;
  noteUnavailable();
  return <AccountUnavailable title="Invoice" href={paths.invoice(number)} />;
}
