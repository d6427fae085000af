import { formatDate } from '#lib/shared/dates.ts';
import { localTitle } from '#lib/shared/language/local-fact.ts';
import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
import type { MailBlock } from '../blocks/mail-block.ts';
import { shopLink } from '../shop-link.ts';
import { greeting } from './greeting.ts';
import type { OrderFacts } from './order-facts.ts';
import { paragraphs, seeOrder } from './order-items.ts';

/** Maximum number of review links in one mail. */
const REVIEWS = 3;

/**
 * Subject and blocks of the mail that says that an order was delivered and until when it can be returned, and asks for
 * feedback.
 */
export function orderDelivered(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { document, surveyHref } = facts;
  return {
    subject: m.mailDeliveredSubject(valuesOf(facts)),
    blocks: [
      ...paragraphs(greeting(document.customer.name), m.mailDelivered(valuesOf(facts))),
      ...paragraphs(document.testPayment ? m.mailTestDelivery() : ''),
      ...returns(facts),
      seeOrder(facts),
      ...reviews(facts),
      ...(surveyHref ? [{ kind: 'link' as const, quiet: true, name: m.mailRateUs(), href: surveyHref('mail') }] : []),
    ],
  };
}

/** The SMS version. */
export function orderDeliveredSms(facts: OrderFacts): string {
  const [until, ...others] = new Set(facts.returnUntil.values());
  const back = until !== undefined && others.length === 0 ? m.smsReturnUntil({ date: formatDate(until) }) : '';
  const survey = facts.surveyHref ? m.smsHowDidWeDo({ link: facts.surveyHref('sms') }) : '';
  return [m.smsDelivered(valuesOf(facts)), back, facts.trackHref, survey].filter((part) => part !== '').join(' ');
}

const valuesOf = ({ order, document }: OrderFacts) => ({
  shop: shopName(),
  number: order.number,
  collected: String(document.collect !== undefined),
});

/** One sentence if the whole order can be returned until the same day, otherwise a text line for each order line. */
function returns({ lines, returnUntil }: OrderFacts): MailBlock[] {
  const [until, ...others] = new Set(returnUntil.values());
  if (until === undefined) return [];
  if (others.length === 0 && returnUntil.size === lines.length) {
    return paragraphs(m.mailReturnUntil({ date: formatDate(until) }));
  }
  const deadlines = lines.flatMap(({ id, document }) => {
    const last = returnUntil.get(id);
    return last === undefined ? [] : [m.mailLineUntil({ title: localTitle(document.title), date: formatDate(last) })];
  });
  return [...paragraphs(m.mailReturnItems()), { kind: 'lines', lines: deadlines }];
}

function reviews({ lines, siteUrl }: OrderFacts): MailBlock[] {
  const products = new Map(
    lines
      .filter((line) => line.cancelled < line.quantity)
      .map((line) => [line.product_code, localTitle(line.document.title)]),
  );
  return [...products].slice(0, REVIEWS).map(([code, title]) => ({
    kind: 'link',
    quiet: true,
    name: m.mailReview({ title }),
    href: shopLink(siteUrl, paths.review(code)),
  }));
}
