import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatDate } from '#lib/shared/dates.ts';
import type { Invoice } from '#lib/storefront/orders/invoice-types.ts';
import * as m from '#messages';
import { DocumentHead } from '@/components/ui/document-head';
import { SheetBlock } from '@/components/ui/sheet-block';
import { invoiceAddressLines } from './invoice-parts';
import { InvoiceSums } from './invoice-sums';
import { InvoiceTable } from './invoice-table';

interface InvoiceViewProps {
  invoice: Invoice;
  /** Why the PDF was not downloaded; empty where it was not requested. */
  fileNotice?: string;
}

/** A tax invoice as a page with a print layout. */
export function InvoiceView({ invoice, fileNotice = '' }: InvoiceViewProps) {
  const { seller, creditNote } = invoice;
  const buyer = [invoice.gstin && `GSTIN ${invoice.gstin}`, invoice.pan && `PAN ${invoice.pan}`].filter(Boolean);
  return (
    <article data-sheet className="min-w-0">
      <DocumentHead
        title={creditNote ? m.invoiceCreditNote() : m.invoiceTax()}
        orderNumber={invoice.orderNumber}
        fileHref={apiPaths.invoicePdf(invoice.orderNumber, creditNote?.number)}
        fileNotice={fileNotice}
      />
      {invoice.testPayment && (
        <p className="mt-6 border border-warning p-4 text-warning">
          <span className="block font-medium">{m.invoiceSpecimen()}</span>
          <span className="mt-1 block text-sm">
            {creditNote ? m.invoiceSpecimenCreditNote() : m.invoiceSpecimenInvoice()}
          </span>
        </p>
      )}
      <div className="mt-6 grid gap-x-12 gap-y-6 border-line border-y py-6 sm:grid-cols-2 print:grid-cols-2">
        <SheetBlock
          title={m.invoiceSoldBy()}
          lines={[
            seller.legalName,
            ...seller.address,
            `GSTIN ${seller.gstin}`,
            `PAN ${seller.pan}`,
            m.invoiceState({ state: seller.state }),
          ]}
        />
        <SheetBlock
          title={creditNote ? m.invoiceCreditNote() : m.invoiceTitle()}
          lines={[
            ...(creditNote
              ? [
                  m.invoiceCreditNoteNumber({ number: creditNote.number }),
                  m.invoiceCreditNoteDate({ date: formatDate(creditNote.issuedAt) }),
                ]
              : []),
            m.invoiceNumber({ number: invoice.number }),
            m.invoiceDate({ date: formatDate(invoice.issuedAt) }),
            m.invoiceOrderNumber({ number: invoice.orderNumber }),
            m.invoiceOrderDate({ date: formatDate(invoice.placedAt) }),
            m.invoicePlaceOfSupply({ place: invoice.placeOfSupply }),
            m.invoiceReverseCharge(),
          ]}
        />
        <SheetBlock title={m.invoiceBilledTo()} lines={[...invoiceAddressLines(invoice.billTo), ...buyer]} />
        <SheetBlock
          title={invoice.collected ? m.invoiceHandedOver() : m.invoiceDeliveredTo()}
          lines={invoiceAddressLines(invoice.shipTo)}
        />
      </div>
      <InvoiceTable invoice={invoice} />
      <InvoiceSums invoice={invoice} />
    </article>
  );
}
