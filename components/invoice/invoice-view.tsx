import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatDate } from '#lib/shared/dates.ts';
import type { Invoice } from '#lib/storefront/orders/invoice-types.ts';
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
        title={creditNote ? 'Credit note' : 'Tax invoice'}
        orderNumber={invoice.orderNumber}
        fileHref={apiPaths.invoicePdf(invoice.orderNumber, creditNote?.number)}
        fileNotice={fileNotice}
      />
      {invoice.testPayment && (
        <p className="mt-6 border border-warning p-4 text-warning">
          <span className="block font-medium">Specimen: test payment</span>
          <span className="mt-1 block text-sm">
            No money was charged, so this is not a valid {creditNote ? 'credit note' : 'invoice'}.
          </span>
        </p>
      )}
      <div className="mt-6 grid gap-x-12 gap-y-6 border-line border-y py-6 sm:grid-cols-2 print:grid-cols-2">
        <SheetBlock
          title="Sold by"
          lines={[
            seller.legalName,
            ...seller.address,
            `GSTIN ${seller.gstin}`,
            `PAN ${seller.pan}`,
            `State: ${seller.state}`,
          ]}
        />
        <SheetBlock
          title={creditNote ? 'Credit note' : 'Invoice'}
          lines={[
            ...(creditNote
              ? [`Credit note number: ${creditNote.number}`, `Credit note date: ${formatDate(creditNote.issuedAt)}`]
              : []),
            `Invoice number: ${invoice.number}`,
            `Invoice date: ${formatDate(invoice.issuedAt)}`,
            `Order number: ${invoice.orderNumber}`,
            `Order date: ${formatDate(invoice.placedAt)}`,
            `Place of supply: ${invoice.placeOfSupply}`,
            'Tax payable on reverse charge: No',
          ]}
        />
        <SheetBlock title="Billed to" lines={[...invoiceAddressLines(invoice.billTo), ...buyer]} />
        <SheetBlock
          title={invoice.collected ? 'Handed over at' : 'Delivered to'}
          lines={invoiceAddressLines(invoice.shipTo)}
        />
      </div>
      <InvoiceTable invoice={invoice} />
      <InvoiceSums invoice={invoice} />
    </article>
  );
}
