import * as paths from '#lib/shared/paths.ts';
import { warrantyDetails } from '#lib/storefront/orders/warranty/copy.ts';
import type { LineDocuments } from '#lib/storefront/orders/warranty/types.ts';
import { PriceBreakupTable } from '@/components/product/price-breakup-table';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';

const LINK = `${LINK_CLASS} md:min-h-6`;

interface ItemDocumentsProps {
  /** Undefined where nothing is known of the line. */
  papers: LineDocuments | undefined;
  /** Number of the order, where its own customer looks: only then the warranty card is there for whoever follows the link. */
  orderNumber?: string;
}

/** What proves what was bought: purity, weights, hallmark, serial number, certificate, metal rate; and its warranty card. */
export function ItemDocuments({ papers, orderNumber }: ItemDocumentsProps) {
  if (!papers) return null;
  const facts = warrantyDetails(papers);
  const card = papers.hasWarrantyCard && orderNumber !== undefined;
  if (facts.length === 0 && !card) return null;
  return (
    <div className="text-sm">
      {facts.length > 0 && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {facts.map(({ name, value }) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {papers.breakup && (
        <details className="group mt-2">
          <summary className="inline-flex min-h-11 items-center gap-1 hover:text-brass md:min-h-6">
            Price breakup
            <Icon
              name="down"
              className="size-4 transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <PriceBreakupTable
            breakup={papers.breakup}
            gstPercent={papers.gstPercent}
            totalName="Price of 1 item, before offers and coupons"
          />
        </details>
      )}
      <p className="flex flex-wrap gap-x-6">
        {papers.pieces.some(({ huid }) => huid !== '') && (
          <Link href={paths.content('hallmark-guide')} className={LINK}>
            Check a HUID
          </Link>
        )}
        {card && (
          <Link href={paths.warranty(orderNumber, papers.lineId)} className={LINK}>
            Warranty card
          </Link>
        )}
      </p>
    </div>
  );
}
