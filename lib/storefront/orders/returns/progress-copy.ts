import type { ExchangeEnd, RefundTarget, ReturnState } from '#lib/contract/vocabulary.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { endedWithoutReturn, isPaidBack } from '#lib/storefront/orders/return-copy.ts';
import type { OrderRefund } from '#lib/storefront/orders/types.ts';
import * as m from '#messages';
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

/** Refund targets as the messages name them. */
const PLACES: Record<RefundTarget, string> = { source: 'source', 'gift-card': 'giftCard', bank: 'bank' };

const placeOf = ({ accountDigits, refundTo, itemsValue }: RefundSummary) => ({
  to: accountDigits === '' ? PLACES[refundTo] : 'account',
  digits: accountDigits,
  amount: formatPaise(itemsValue),
});

/** The financial summary of a return or exchange. */
export function moneyText(summary: RefundSummary, { payUntil }: Pick<ExchangeContext, 'payUntil'>): string {
  const { state, itemsValue, difference, accountDigits } = summary;
  if (endedWithoutReturn(summary)) return m.returnsNoRefund();
  const refundOf = (paise: number) => {
    const amount = formatPaise(paise);
    return accountDigits === ''
      ? m.returnsRefundOf({ amount })
      : m.returnsRefundOfAccount({ amount, digits: accountDigits });
  };
  if (isPaidBack(summary)) return refundOf(itemsValue);
  if (difference < 0) return refundOf(-difference);
  if (state === 'exchanged' && payUntil === null) {
    if (difference === 0) return m.returnsEvenExchange();
    return m.returnsReplacementCostsMore({ amount: formatPaise(difference) });
  }
  const due = difference > 0 ? m.returnsDifferenceDue({ amount: formatPaise(difference) }) : m.returnsNothingDue();
  return `${due} ${m.returnsIfFailedRefund(placeOf(summary))}`;
}

type ReturnProgress = Pick<OrderReturn, 'kind' | 'state' | 'exchangeEnd'> & ExchangeContext;

const AFTER_CHECK: Record<OrderReturn['kind'], () => string> = {
  return: m.returnsNextRefund,
  exchange: m.returnsNextReplacement,
};

const NOT_MADE: Record<ExchangeEnd | '', () => string> = {
  'not-paid': m.returnsEndNotPaid,
  'given-up': m.returnsEndGivenUp,
  store: m.returnsEndStore,
  '': m.returnsEndCancelled,
};

function refundText({ kind, exchangeEnd, orderRefunds }: ReturnProgress): string {
  const before = kind === 'exchange' ? `${NOT_MADE[exchangeEnd]()} ` : '';
  if (orderRefunds.length === 0) return before + m.returnsRefundInOrder();
  return orderRefunds.every(({ state }) => state === 'done')
    ? before + m.returnsRefundSent()
    : before + m.returnsRefundOnItsWay();
}

const NEXT: Record<ReturnState, (summary: ReturnProgress) => string> = {
  requested: () => m.returnsNextReview(),
  approved: () => m.returnsNextCourier(),
  refused: () => m.returnsNoCourierKeep(),
  withdrawn: () => m.returnsYouWithdrew(),
  'picked-up': () => m.returnsOnItsWayToUs(),
  'quality-passed': ({ kind }) => AFTER_CHECK[kind](),
  'quality-failed': () => m.returnsWillSendBack(),
  'sent-back': () => m.returnsOnItsWayBack(),
  refunded: refundText,
  exchanged: ({ payUntil }) =>
    payUntil === null ? m.returnsTrackNewOrder() : m.returnsHoldReplacement({ moment: formatMoment(payUntil) }),
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
  return state === 'quality-failed' || state === 'sent-back' ? m.returnsWhatWeFound() : m.returnsReason();
}

/** The copy for withdrawing a return: the link, its consequence, and the button. */
export function withdrawCopy(summary: RefundSummary): { open: string; meaning: string; confirm: string } {
  const { kind, state } = summary;
  if (state === 'exchanged') {
    const meaning = m.returnsGiveUpMeaning(placeOf(summary));
    return { open: m.returnsGiveUp(), meaning, confirm: m.returnsGiveUpConfirm() };
  }
  const meaning = m.returnsNoCourierKeep();
  return { open: m.returnsWithdraw({ kind }), meaning, confirm: m.returnsWithdrawConfirm() };
}
