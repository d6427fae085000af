import { formatDate } from '#lib/shared/dates.ts';
import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import type { MailBlock } from '../blocks/mail-block.ts';
import { greeting } from './greeting.ts';
import type { OrderFacts } from './order-facts.ts';
import { paragraphs, seeOrder } from './order-items.ts';

const TEST_DELIVERY = 'Test payment: no money was charged and nothing was sent.';
/** Maximum number of review links in one mail. */
const REVIEWS = 3;

/**
 * Subject and blocks of the mail that says that an order was delivered and until when it can be returned, and asks for
 * feedback.
 */
export function orderDelivered(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { order, document, surveyHrefs } = facts;
  return {
    subject: `Your ${shopName()} order ${order.number} has been ${how(facts)}`,
    blocks: [
      ...paragraphs(
        greeting(document.customer.name),
        `Your order ${order.number} has been ${how(facts)}. We hope you like it.`,
      ),
      ...paragraphs(document.testPayment ? TEST_DELIVERY : ''),
      ...returns(facts),
      seeOrder(facts),
      ...reviews(facts),
      ...(surveyHrefs
        ? [{ kind: 'link' as const, quiet: true, name: 'Rate your experience', href: surveyHrefs.mail }]
        : []),
    ],
  };
}

/** The SMS version. */
export function orderDeliveredSms(facts: OrderFacts): string {
  const [until, ...others] = new Set(facts.returnUntil.values());
  const back = until !== undefined && others.length === 0 ? ` You can return it until ${formatDate(until)}.` : '';
  const survey = facts.surveyHrefs ? ` How did we do? ${facts.surveyHrefs.sms}` : '';
  return `${shopName()}: your order ${facts.order.number} has been ${how(facts)}.${back} ${facts.trackHref}${survey}`;
}

const how = ({ document }: OrderFacts) => (document.collect ? 'collected' : 'delivered');

/** One sentence if the whole order can be returned until the same day, otherwise a text line for each order line. */
function returns({ lines, returnUntil }: OrderFacts): MailBlock[] {
  const [until, ...others] = new Set(returnUntil.values());
  if (until === undefined) return [];
  if (others.length === 0 && returnUntil.size === lines.length) {
    return paragraphs(`If it is not right for you, you can return it until ${formatDate(until)}.`);
  }
  const deadlines = lines.flatMap(({ id, document }) => {
    const last = returnUntil.get(id);
    return last === undefined ? [] : [`${document.title}: until ${formatDate(last)}`];
  });
  return [...paragraphs('If something is not right for you, you can return it:'), { kind: 'lines', lines: deadlines }];
}

function reviews({ lines, siteUrl }: OrderFacts): MailBlock[] {
  const products = new Map(
    lines.filter((line) => line.cancelled < line.quantity).map((line) => [line.product_code, line.document.title]),
  );
  return [...products].slice(0, REVIEWS).map(([code, title]) => ({
    kind: 'link',
    quiet: true,
    name: `Review ${title}`,
    href: `${siteUrl}${paths.review(code)}`,
  }));
}
