import { localTitle } from '#lib/shared/language/local-fact.ts';
import { localSize } from '#lib/shared/language/local-size.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { CONTACT_SLUG } from '#lib/shared/route-names.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
import type { MailBlock, MailRow } from '../blocks/mail-block.ts';
import { shopLink } from '../shop-link.ts';
import { greeting } from './greeting.ts';
import type { ReturnCopy, ReturnFacts } from './return-facts.ts';
import { exchangePlaced, returnRefunded } from './return-outcomes.ts';
import {
  qualityFailed,
  qualityPassed,
  returnApproved,
  returnPickedUp,
  returnRefused,
  returnRequested,
  returnSentBack,
  returnWithdrawn,
} from './return-steps.ts';

/** The kinds of mail about a return. */
export const RETURN_MAIL_KINDS = [
  'return-requested',
  'return-approved',
  'return-refused',
  'return-withdrawn',
  'return-picked-up',
  'quality-passed',
  'quality-failed',
  'return-sent-back',
  'return-refunded',
  'exchange-placed',
] as const;
export type ReturnMailKind = (typeof RETURN_MAIL_KINDS)[number];

const COPY: Readonly<Record<ReturnMailKind, (facts: ReturnFacts) => ReturnCopy>> = {
  'return-requested': returnRequested,
  'return-approved': returnApproved,
  'return-refused': returnRefused,
  'return-withdrawn': returnWithdrawn,
  'return-picked-up': returnPickedUp,
  'quality-passed': qualityPassed,
  'quality-failed': qualityFailed,
  'return-sent-back': returnSentBack,
  'return-refunded': returnRefunded,
  'exchange-placed': exchangePlaced,
};

/** Subject and blocks of a mail about a return. */
export function returnMail(kind: ReturnMailKind, facts: ReturnFacts): { subject: string; blocks: MailBlock[] } {
  const { subject, paragraphs } = COPY[kind](facts);
  const { replacement, test, trackHref, siteUrl, name } = facts;
  const pays = kind === 'exchange-placed' && replacement && replacement.payable > 0;
  return {
    subject,
    blocks: [
      ...[greeting(name), ...paragraphs].map((text): MailBlock => ({ kind: 'paragraph', text })),
      ...(test ? [{ kind: 'paragraph', text: m.mailTestRefund() } as const] : []),
      // The replacement items are left out if they will not be sent.
      { kind: 'table', rows: facts.lines.map((line) => lineRow(line, !NO_REPLACEMENT.includes(kind))) },
      ...(kind === 'return-refused' || kind === 'quality-failed' ? [objection(siteUrl)] : []),
      ...(pays
        ? [
            {
              kind: 'link',
              name: m.mailPayAmount({ amount: formatPaise(replacement.payable) }),
              href: replacement.payHref,
            } as const,
          ]
        : []),
      { kind: 'link', name: m.mailSeeStatus(), href: trackHref },
    ],
  };
}

/** The SMS version. */
export function returnSms(kind: ReturnMailKind, facts: ReturnFacts): string {
  const text = `${shopName()}: ${COPY[kind](facts).sms}`;
  return `${facts.test ? m.smsTestPayment({ text }) : text} ${facts.trackHref}`;
}

/** Mails sent when no replacement follows. */
const NO_REPLACEMENT: readonly ReturnMailKind[] = ['return-refunded', 'return-withdrawn'];

function lineRow(
  { bought, quantity, amount, replacement }: ReturnFacts['lines'][number],
  withReplacement: boolean,
): MailRow {
  const count = m.mailQuantity({ quantity });
  const exchange =
    withReplacement &&
    replacement &&
    m.mailExchangeFor({ title: titleOf(replacement), amount: formatPaise(replacement.price) });
  return {
    name: titleOf(bought),
    detail: exchange ? `${m.commonSentence({ text: count })} ${exchange}` : count,
    value: formatPaise(amount),
  };
}

const titleOf = ({ title, sizeName }: { title: string; sizeName: string | null }) =>
  sizeName === null ? localTitle(title) : m.mailTitleSize({ title: localTitle(title), size: localSize(sizeName) });

function objection(siteUrl: string): MailBlock {
  const href = shopLink(siteUrl, paths.page(CONTACT_SLUG));
  return { kind: 'paragraph', text: m.mailObjection({ link: href }) };
}
