import type { ExchangeEnd, RefundTarget, ReturnState } from '#lib/contract/vocabulary.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { endedWithoutReturn, isPaidBack } from '#lib/storefront/orders/return-copy.ts';
import type { OrderRefund } from '#lib/storefront/orders/types.ts';
import type { OrderReturn } from './types.ts';

/** Whether its items still have to be handed to the courier. */
export function awaitsPickup({ state }: Pick<OrderReturn, 'state'>): boolean {
  return state === 'requested' || state === 'approved';
}

/** Whether replacement items are, or were, sent for its lines. */
export function isExchanging({ kind, state }: Pick<OrderReturn, 'kind' | 'state'>): boolean {
  return kind === 'exchange' && state !== 'refunded' && !endedWithoutReturn({ state });
}

/** Facts from outside the return itself. */
interface ExchangeContext {
  /** Until when its difference can be paid, in epoch milliseconds; null where it cannot be paid now. */
  payUntil: number | null;
  /** The refunds made for it. */
  orderRefunds: readonly Pick<OrderRefund, 'state'>[];
}

type RefundSummary = Pick<OrderReturn, 'kind' | 'state' | 'itemsValue' | 'difference' | 'accountDigits' | 'refundTo'>;

const PLACES: Record<RefundTarget, string> = {
  source: ' to your original payment method',
  'gift-card': ' to a new gift card',
  bank: ' to your bank account',
};

const placeOf = ({ accountDigits, refundTo }: RefundSummary) =>
  accountDigits === '' ? PLACES[refundTo] : ` to the account ending ${accountDigits}`;

/** The financial summary of a return or exchange. */
export function moneyText(summary: RefundSummary, { payUntil }: Pick<ExchangeContext, 'payUntil'>): string {
  const { state, itemsValue, difference, accountDigits } = summary;
  if (endedWithoutReturn(summary)) return 'There is no refund and nothing to pay.';
  const account = accountDigits === '' ? '' : ` We transfer it to the bank account ending ${accountDigits}.`;
  if (isPaidBack(summary)) return `Refund of ${formatPaise(itemsValue)}.${account}`;
  if (difference < 0) return `Refund of ${formatPaise(-difference)}.${account}`;
  if (state === 'exchanged' && payUntil === null) {
    if (difference === 0) return 'Even exchange: nothing to pay and no refund.';
    return `The replacement costs ${formatPaise(difference)} more than the items you returned.`;
  }
  const due = difference > 0 ? `${formatPaise(difference)} to pay for the replacement.` : 'Nothing to pay.';
  return `${due} If we cannot complete the exchange, we refund ${formatPaise(itemsValue)}${placeOf(summary)}.`;
}

type ReturnProgress = Pick<OrderReturn, 'kind' | 'state' | 'exchangeEnd'> & ExchangeContext;

const AFTER_CHECK: Record<OrderReturn['kind'], string> = {
  return: 'Next, we send your refund.',
  exchange: 'Next, we send your replacement.',
};

const NOT_MADE: Record<ExchangeEnd | '', string> = {
  'not-paid': 'We did not receive the difference in time, so we cancelled the exchange. ',
  'given-up': 'You cancelled the exchange. ',
  store: 'We could not complete the exchange. ',
  '': 'The exchange is cancelled. ',
};

function refundText({ kind, exchangeEnd, orderRefunds }: ReturnProgress): string {
  const before = kind === 'exchange' ? NOT_MADE[exchangeEnd] : '';
  if (orderRefunds.length === 0) return `${before}See your order for the refund.`;
  return orderRefunds.every(({ state }) => state === 'done')
    ? `${before}We have sent your refund. See the details below.`
    : `${before}Your refund is on its way. See below where it goes and how long it takes.`;
}

const NEXT: Record<ReturnState, (summary: ReturnProgress) => string> = {
  requested: () => 'We will review your request and reply within one working day.',
  approved: () => 'Our courier will come on the day you chose. Please keep everything that came with the item ready.',
  refused: () => 'Our courier will not come, and you keep the item.',
  withdrawn: () => 'You withdrew this request. You keep the item.',
  'picked-up': () => 'It is on its way to us. We will check it within three days of receiving it.',
  'quality-passed': ({ kind }) => AFTER_CHECK[kind],
  'quality-failed': () => 'We will send the item back to you.',
  'sent-back': () => 'The item is on its way back to you.',
  refunded: refundText,
  exchanged: ({ payUntil }) =>
    payUntil === null
      ? 'You can track your new order on its own page.'
      : `We hold your replacement until ${formatMoment(payUntil)}. Pay the difference by then and we will send it.`,
};

/** The text about the next step of a return. */
export function nextText(shown: Omit<ReturnProgress, keyof ExchangeContext>, context: ExchangeContext): string {
  return NEXT[shown.state]({ ...shown, ...context });
}

/** Whether the shopper may disagree with the decision, and is told whom to write to. */
export function isDisputable({ state }: Pick<OrderReturn, 'state'>): boolean {
  return state === 'refused' || state === 'quality-failed' || state === 'sent-back';
}

/** The heading above the store's note. */
export function storeNoteTitle({ state }: Pick<OrderReturn, 'state'>): string {
  return state === 'quality-failed' || state === 'sent-back' ? 'What we found' : 'Reason';
}

/** The copy for withdrawing a return: the link, its consequence, and the button. */
export function withdrawCopy(summary: RefundSummary): { open: string; meaning: string; confirm: string } {
  const { kind, state, itemsValue } = summary;
  if (state === 'exchanged') {
    const meaning = `We will not send a replacement, and will refund ${formatPaise(itemsValue)}${placeOf(summary)}.`;
    return { open: 'Cancel this exchange', meaning, confirm: 'Yes, cancel the exchange' };
  }
  const meaning = 'Our courier will not come, and you keep the item.';
  return { open: `Withdraw this ${kind}`, meaning, confirm: 'Confirm withdrawal' };
}
