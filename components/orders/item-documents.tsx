import * as paths from '#lib/shared/paths.ts';
import { warrantyDetails } from '#lib/storefront/orders/warranty/copy.ts';
import type { LineDocuments } from '#lib/storefront/orders/warranty/types.ts';
import * as m from '#messages';
import { PriceBreakupTable } from '@/components/product/price-breakup-table';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';

const LINK = `${LINK_CLASS} md:min-h-6`;

interface ItemDocumentsProps {
  /** Undefined where no documents of the line are known. */
  documents: LineDocuments | undefined;
  /** The number of the order; only set for its own customer, because the warranty card needs the sign-in. */
  orderNumber?: string;
}

/**
 * The documents of a line: purity, weights, hallmark, serial number, certificate, metal rate, and its warranty
 * card.
 */
export function ItemDocuments({ documents, orderNumber }: ItemDocumentsProps) {
  if (!documents) return null;
  const facts = warrantyDetails(documents);
  const card = documents.hasWarrantyCard && orderNumber !== undefined;
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
      {documents.breakup && (
        <details className="group mt-2">
          <summary className="inline-flex min-h-11 items-center gap-1 hover:text-brass md:min-h-6">
            {m.ordersPriceBreakup()}
            <Icon
              name="down"
              className="size-4 transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <PriceBreakupTable
            breakup={documents.breakup}
            gstPercent={documents.gstPercent}
            totalName={m.ordersPriceOfOne()}
          />
        </details>
      )}
      <p className="flex flex-wrap gap-x-6">
        {documents.units.some(({ huid }) => huid !== '') && (
          <Link href={paths.content('hallmark-guide')} className={LINK}>
            {m.ordersCheckHuid()}
          </Link>
        )}
        {card && (
          <Link href={paths.warranty(orderNumber, documents.lineId)} className={LINK}>
            {m.ordersWarrantyCard()}
          </Link>
        )}
      </p>
    </div>
  );
}
