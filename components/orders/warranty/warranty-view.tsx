import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { startOfDayInIndia } from '#lib/shared/india-time.ts';
import { localSize } from '#lib/shared/language/local-size.ts';
import * as paths from '#lib/shared/paths.ts';
import { CONTACT_SLUG } from '#lib/shared/route-names.ts';
import { hallmarkDetails } from '#lib/storefront/orders/warranty/copy.ts';
import type { WarrantyCard } from '#lib/storefront/orders/warranty/types.ts';
import * as m from '#messages';
import { buttonClass } from '@/components/ui/button';
import { DocumentHead } from '@/components/ui/document-head';
import { Link } from '@/components/ui/link';
import { SheetBlock } from '@/components/ui/sheet-block';
import { TaggedText } from '@/components/ui/tagged-text';

const LINK = 'underline decoration-line underline-offset-4 hover:text-brass';

function productLines(card: WarrantyCard): string[] {
  const traits = [
    m.ordersWarrantyCode({ code: card.code }),
    card.sizeName && m.ordersWarrantySize({ size: localSize(card.sizeName) }),
    card.colour,
  ];
  const metal = [card.metal, card.netWeightGrams !== null && m.ordersWarrantyNetWeight({ grams: card.netWeightGrams })];
  return [
    card.title,
    [...traits, card.quantity > 1 && m.ordersItemCount({ count: card.quantity })].filter(Boolean).join(', '),
    metal.filter(Boolean).join(', '),
    ...hallmarkDetails(card.units).map(({ name, value }) => `${name} ${value}`),
    card.certificate && m.ordersWarrantyCertificate({ certificate: card.certificate }),
  ].filter((line) => line !== '');
}

function warrantyLines(card: WarrantyCard): string[] {
  const day = (date: string) => formatDate(startOfDayInIndia(date));
  return [
    m.ordersWarrantyUntil({ day: day(card.endsOn) }),
    m.ordersWarrantyMonths({ months: card.months, day: day(card.startsOn) }),
    m.ordersWarrantyNumber({ number: card.number }),
    m.ordersWarrantyOrder({ number: card.orderNumber }),
    m.ordersWarrantyOrderDate({ date: formatDate(card.purchasedAt) }),
    card.invoiceNumber && m.ordersWarrantyInvoice({ number: card.invoiceNumber }),
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
        title={m.ordersWarrantyCard()}
        orderNumber={card.orderNumber}
        fileHref={apiPaths.warrantyPdf(card.orderNumber, card.lineId)}
        fileNotice={fileNotice}
      />
      {card.testPayment && (
        <p className="mt-6 border border-warning p-4 text-warning">
          <span className="block font-medium">{m.ordersWarrantySpecimen()}</span>
          <span className="mt-1 block text-sm">{m.ordersWarrantySpecimenText()}</span>
        </p>
      )}
      <div className="mt-6 grid gap-x-12 gap-y-6 border-line border-y py-6 sm:grid-cols-2 print:grid-cols-2">
        <SheetBlock title={m.ordersWarrantyProduct()} lines={productLines(card)} />
        <SheetBlock title={m.ordersWarranty()} lines={warrantyLines(card)} />
      </div>
      <section aria-labelledby="warranty-covers" className="mt-8 max-w-measure">
        <h2 id="warranty-covers" className="text-2xl">
          {m.ordersWarrantyCovered()}
        </h2>
        <p className="mt-3">{card.covers}</p>
        <p className="mt-2 print:hidden">
          <Link href={paths.content('warranty')} className={LINK}>
            {m.ordersWarrantyCoveredLink()}
          </Link>
        </p>
      </section>
      <section aria-labelledby="warranty-claim" className="mt-8 max-w-measure">
        <h2 id="warranty-claim" className="text-2xl">
          {m.ordersWarrantyClaim()}
        </h2>
        <p className="mt-3">
          <TaggedText
            text={m.ordersWarrantyClaimText()}
            tags={{
              stores: (inner) => (
                <Link href={paths.stores()} className={LINK}>
                  {inner}
                </Link>
              ),
              care: (inner) => (
                <Link href={paths.content(CONTACT_SLUG)} className={LINK}>
                  {inner}
                </Link>
              ),
            }}
          />
        </p>
        {service && (
          <Link
            href={paths.newService(card.orderNumber, card.lineId)}
            className={`${buttonClass('secondary')} mt-4 print:hidden`}
          >
            {m.ordersWarrantyService()}
          </Link>
        )}
        <p className="mt-3 text-muted text-sm">{m.ordersWarrantyRights()}</p>
      </section>
      <div className="mt-8 border-line border-t pt-6">
        <SheetBlock
          title={m.ordersWarrantySoldBy()}
          lines={[seller.legalName, ...seller.address, `GSTIN ${seller.gstin}`]}
        />
      </div>
    </article>
  );
}
