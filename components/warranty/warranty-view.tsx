import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { startOfDayInIndia } from '#lib/shared/india-time.ts';
import * as paths from '#lib/shared/paths.ts';
import { CONTACT_SLUG } from '#lib/shared/route-names.ts';
import { hallmarkDetails } from '#lib/storefront/orders/warranty/copy.ts';
import type { WarrantyCard } from '#lib/storefront/orders/warranty/types.ts';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { SheetBlock } from '@/components/ui/sheet-block';

const LINK = 'underline decoration-line underline-offset-4 hover:text-brass';

function productLines(card: WarrantyCard): string[] {
  const traits = [`Code ${card.code}`, card.sizeName && `Size ${card.sizeName}`, card.colour];
  const metal = [card.metal, card.netWeightGrams !== null && `net weight ${card.netWeightGrams} g`];
  return [
    card.title,
    [...traits, card.quantity > 1 && `${card.quantity} items`].filter(Boolean).join(', '),
    metal.filter(Boolean).join(', '),
    ...hallmarkDetails(card.units).map(({ name, value }) => `${name} ${value}`),
    card.certificate && `Certificate: ${card.certificate}`,
  ].filter((line) => line !== '');
}

function warrantyLines(card: WarrantyCard): string[] {
  const day = (date: string) => formatDate(startOfDayInIndia(date));
  return [
    `Until ${day(card.endsOn)}`,
    `${card.months} months from ${day(card.startsOn)}, the day of delivery`,
    `Card number: ${card.number}`,
    `Order number: ${card.orderNumber}`,
    `Order date: ${formatDate(card.purchasedAt)}`,
    card.invoiceNumber && `Invoice number: ${card.invoiceNumber}`,
  ].filter((line) => line !== '');
}

interface WarrantyViewProps {
  card: WarrantyCard;
  /** Whether the PDF was requested and could not be created. */
  fileFailed?: boolean;
}

/** A warranty card as a page with a print layout. */
export function WarrantyView({ card, fileFailed = false }: WarrantyViewProps) {
  const { seller } = card;
  return (
    <article data-sheet className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">Warranty card</h1>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          <Link href={paths.order(card.orderNumber)} className={buttonClass('quiet')}>
            Back to order
          </Link>
          {/* A plain link, because the response is a file. */}
          <a href={apiPaths.warrantyPdf(card.orderNumber, card.lineId)} className={buttonClass('secondary')}>
            Download PDF
          </a>
        </div>
      </div>
      {fileFailed && (
        <p role="alert" className="mt-6 border-danger border-l-2 py-2 pl-4 text-danger print:hidden">
          We could not create the PDF just now. Please try again in a minute, or print this page.
        </p>
      )}
      {card.testPayment && (
        <p className="mt-6 border border-warning p-4 text-warning">
          <span className="block font-medium">Specimen: test payment</span>
          <span className="mt-1 block text-sm">No money was charged, so this is not a valid warranty.</span>
        </p>
      )}
      <div className="mt-6 grid gap-x-12 gap-y-6 border-line border-y py-6 sm:grid-cols-2 print:grid-cols-2">
        <SheetBlock title="Product" lines={productLines(card)} />
        <SheetBlock title="Warranty" lines={warrantyLines(card)} />
      </div>
      <section aria-labelledby="warranty-covers" className="mt-8 max-w-measure">
        <h2 id="warranty-covers" className="text-2xl">
          What is covered
        </h2>
        <p className="mt-3">{card.covers}</p>
        <p className="mt-2 print:hidden">
          <Link href={paths.content('warranty')} className={LINK}>
            What is and is not covered
          </Link>
        </p>
      </section>
      <section aria-labelledby="warranty-claim" className="mt-8 max-w-measure">
        <h2 id="warranty-claim" className="text-2xl">
          How to claim
        </h2>
        <p className="mt-3">
          Bring the item with this card or its invoice to any of{' '}
          <Link href={paths.stores()} className={LINK}>
            our stores
          </Link>
          , or ask{' '}
          <Link href={paths.content(CONTACT_SLUG)} className={LINK}>
            customer care
          </Link>{' '}
          to collect it. If it is covered, you pay nothing. If it is not, we tell you the price first and do nothing
          until you agree.
        </p>
        <p className="mt-3 text-muted text-sm">
          This warranty is in addition to your rights under consumer law and does not limit them.
        </p>
      </section>
      <div className="mt-8 border-line border-t pt-6">
        <SheetBlock title="Sold by" lines={[seller.legalName, ...seller.address, `GSTIN ${seller.gstin}`]} />
      </div>
    </article>
  );
}
