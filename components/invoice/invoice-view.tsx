import type { Invoice } from '#lib/orders/invoice-types.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { paths } from '#lib/shared/paths.ts';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { addressLines } from './invoice-parts';
import { InvoiceSums } from './invoice-sums';
import { InvoiceTable } from './invoice-table';

interface BlockProps {
  title: string;
  lines: readonly string[];
}

function Block({ title, lines }: BlockProps) {
  return (
    <section className="min-w-0">
      <h2 className="font-sans text-muted text-sm">{title}</h2>
      <p className="mt-1 break-words text-sm">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an invoice never change their places
          <span key={index} className={`block ${index === 0 ? 'font-medium' : ''}`}>
            {line}
          </span>
        ))}
      </p>
    </section>
  );
}

interface InvoiceViewProps {
  invoice: Invoice;
  /** Whether its file was asked for and could not be had. */
  fileFailed?: boolean;
}

/** A tax invoice as a page, which prints as a sheet of paper. */
export function InvoiceView({ invoice, fileFailed = false }: InvoiceViewProps) {
  const { seller } = invoice;
  const buyer = [invoice.gstin && `GSTIN ${invoice.gstin}`, invoice.pan && `PAN ${invoice.pan}`].filter(Boolean);
  return (
    <article data-sheet className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">Tax invoice</h1>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          <Link href={paths.order(invoice.orderNumber)} className={buttonClass('quiet')}>
            Back to the order
          </Link>
          {/* A plain link: the answer is a file. */}
          <a href={paths.api.invoicePdf(invoice.orderNumber)} className={buttonClass('secondary')}>
            Download PDF
          </a>
        </div>
      </div>
      {fileFailed && (
        <p role="alert" className="mt-6 border-danger border-l-2 py-2 pl-4 text-danger print:hidden">
          We could not make the file just now. Try again in a minute, or print this page: it is the same invoice.
        </p>
      )}
      {invoice.testPayment && (
        <p className="mt-6 border border-warning p-4 text-warning">
          <span className="block font-medium">Specimen: test payment</span>
          <span className="mt-1 block text-sm">No money was taken, so this is no valid invoice.</span>
        </p>
      )}
      <div className="mt-6 grid gap-x-12 gap-y-6 border-line border-y py-6 sm:grid-cols-2 print:grid-cols-2">
        <Block
          title="Sold by"
          lines={[
            seller.legalName,
            ...seller.address,
            `GSTIN ${seller.gstin}`,
            `PAN ${seller.pan}`,
            `State: ${seller.state}`,
          ]}
        />
        <Block
          title="Invoice"
          lines={[
            `Invoice number: ${invoice.number}`,
            `Invoice date: ${formatDate(invoice.issuedAt)}`,
            `Order number: ${invoice.orderNumber}`,
            `Order date: ${formatDate(invoice.placedAt)}`,
            `Place of supply: ${invoice.placeOfSupply}`,
            'Tax payable on reverse charge: No',
          ]}
        />
        <Block title="Billed to" lines={[...addressLines(invoice.billTo), ...buyer]} />
        <Block title="Delivered to" lines={addressLines(invoice.shipTo)} />
      </div>
      <InvoiceTable invoice={invoice} />
      <InvoiceSums invoice={invoice} />
    </article>
  );
}
