import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { startOfDayInIndia } from '#lib/shared/india-time.ts';
import * as paths from '#lib/shared/paths.ts';
import { CONTACT_SLUG } from '#lib/shared/route-names.ts';
import { hallmarkDetails } from '#lib/storefront/orders/warranty/copy.ts';
import type { WarrantyCard } from '#lib/storefront/orders/warranty/types.ts';
import { buttonClass } from '@/components/ui/button';
import { DocumentHead } from '@/components/ui/document-head';
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
  /** Whether the store takes service requests. */
  service: boolean;
  /** Why the PDF was not downloaded; empty where it was not requested. */
  fileNotice?: string;
}

/** A warranty card as a page with a print layout. */
export function WarrantyView({ card, service, fileNotice = '' }: WarrantyViewProps) {
  const { seller } = card;
  return (
    <article data-sheet className="min-w-0">
      <DocumentHead
        title="Warranty card"
        orderNumber={card.orderNumber}
        fileHref={apiPaths.warrantyPdf(card.orderNumber, card.lineId)}
        fileNotice={fileNotice}
      />
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
        {service && (
          <Link
            href={paths.newService(card.orderNumber, card.lineId)}
            className={`${buttonClass('secondary')} mt-4 print:hidden`}
          >
            Request service
          </Link>
        )}
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
