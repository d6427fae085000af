import { localTitle } from '#lib/shared/language/local-fact.ts';
import * as paths from '#lib/shared/paths.ts';
import { CONTACT_SLUG } from '#lib/shared/route-names.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
import type { MailBlock } from '../blocks/mail-block.ts';
import { shopLink } from '../shop-link.ts';
import { greeting } from './greeting.ts';
import type { OrderFacts } from './order-facts.ts';
import { deliveryAddressLines, paragraphs, seeOrder } from './order-items.ts';

/** Subject and blocks of the mail that confirms what a customer has changed in an order. */
export function orderModified(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { order, document, modified, siteUrl } = facts;
  const sizes = sizeLines(facts);
  return {
    subject: m.mailModifiedSubject({ shop: shopName(), number: order.number }),
    blocks: [
      ...paragraphs(greeting(document.customer.name), m.mailModified({ number: order.number })),
      ...(sizes.length > 0 ? [{ kind: 'lines' as const, lines: sizes }] : []),
      ...(modified?.address
        ? [...paragraphs(m.mailDeliverTo()), { kind: 'lines' as const, lines: deliveryAddressLines(document.address) }]
        : []),
      ...paragraphs(m.mailModifiedNotYou()),
      seeOrder(facts),
      { kind: 'link', quiet: true, name: m.mailContactUs(), href: shopLink(siteUrl, paths.page(CONTACT_SLUG)) },
    ],
  };
}

/** The SMS version. */
export function orderModifiedSms({ order, trackHref }: OrderFacts): string {
  return m.smsModified({ shop: shopName(), number: order.number, link: trackHref });
}

function sizeLines({ lines, modified }: OrderFacts): string[] {
  return (modified?.sizes ?? []).map(({ lineId, before, after }) => {
    const title = localTitle(lines.find(({ id }) => id === lineId)?.document.title ?? '');
    return m.mailSizeInstead({ title, before: before ?? '', after: after ?? '' });
  });
}
