import * as paths from '#lib/shared/paths.ts';
import { CONTACT_SLUG } from '#lib/shared/route-names.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import type { MailBlock } from '../blocks/mail-block.ts';
import { greeting } from './greeting.ts';
import type { OrderFacts } from './order-facts.ts';
import { deliveryAddressLines, paragraphs, seeOrder } from './order-items.ts';

/** Subject and blocks of the mail that confirms what a customer has changed in an order. */
export function orderModified(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { order, document, modified, siteUrl } = facts;
  const sizes = sizeLines(facts);
  return {
    subject: `Your ${shopName()} order ${order.number} has changed`,
    blocks: [
      ...paragraphs(greeting(document.customer.name), `As you asked, we have changed your order ${order.number}.`),
      ...(sizes.length > 0 ? [{ kind: 'lines' as const, lines: sizes }] : []),
      ...(modified?.address
        ? [
            ...paragraphs('We will now deliver it to:'),
            { kind: 'lines' as const, lines: deliveryAddressLines(document.address) },
          ]
        : []),
      ...paragraphs('If you did not ask for this, please tell us before we pack your order.'),
      seeOrder(facts),
      { kind: 'link', quiet: true, name: 'Contact us', href: `${siteUrl}${paths.page(CONTACT_SLUG)}` },
    ],
  };
}

/** The SMS version. */
export function orderModifiedSms({ order, trackHref }: OrderFacts): string {
  return `${shopName()}: your order ${order.number} has changed as you asked. If it was not you, please tell us before we pack it. ${trackHref}`;
}

function sizeLines({ lines, modified }: OrderFacts): string[] {
  return (modified?.sizes ?? []).map(({ lineId, before, after }) => {
    const title = lines.find(({ id }) => id === lineId)?.document.title ?? '';
    return `${title}: size ${after} instead of ${before}`;
  });
}
