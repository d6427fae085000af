import type { ExchangeEnd, RefundTarget, ReturnState } from '#lib/contract/vocabulary.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { cameToNothing, isPaidBack } from '#lib/storefront/orders/return-copy.ts';
import type { MoneyBack } from '#lib/storefront/orders/types.ts';
import type { OrderReturn } from './types.ts';

/** Whether its items still have to be handed to the courier. */
export function isComing({ state }: Pick<OrderReturn, 'state'>): boolean {
  return state === 'requested' || state === 'approved';
}

/** Whether replacement items are, or were, sent for its lines. */
export function isExchanging({ kind, state }: Pick<OrderReturn, 'kind' | 'state'>): boolean {
  return kind === 'exchange' && state !== 'refunded' && !cameToNothing({ state });
}

/** Facts from outside the return itself. */
interface ExchangeContext {
  /** Until when its difference can be paid, in epoch milliseconds; null where it cannot be paid now. */
  payUntil: number | null;
  /** The refunds made for it. */
  moneyBack: readonly Pick<MoneyBack, 'state'>[];
}

type RefundSummary = Pick<OrderReturn, 'kind' | 'state' | 'worth' | 'difference' | 'accountDigits' | 'refundTo'>;

const PLACES: Record<RefundTarget, string> = {
  source: ' the way it was paid',
  'gift-card': ' on a new gift card',
  bank: ' to your bank account',
};

const placeOf = ({ accountDigits, refundTo }: RefundSummary) =>
  accountDigits === '' ? PLACES[refundTo] : ` to the account ending ${accountDigits}`;

/** The financial summary of a return or exchange. */
export function moneyText(summary: RefundSummary, { payUntil }: Pick<ExchangeContext, 'payUntil'>): string {
  const { state, worth, difference, accountDigits } = summary;
  if (cameToNothing(summary)) return 'No money moves.';
  const account = accountDigits === '' ? '' : ` It goes to the account ending ${accountDigits}.`;
  if (isPaidBack(summary)) return `${formatPaise(worth)} goes back.${account}`;
  if (difference < 0) return `${formatPaise(-difference)} goes back.${account}`;
  if (state === 'exchanged' && payUntil === null) {
    if (difference === 0) return 'Nothing to pay, and nothing goes back.';
    return `What comes instead costs ${formatPaise(difference)} more than what you sent back.`;
  }
  const due = difference > 0 ? `${formatPaise(difference)} to pay for what comes instead.` : 'Nothing to pay.';
  return `${due} Should the exchange not be made, ${formatPaise(worth)} goes back${placeOf(summary)}.`;
}

type ReturnProgress = Pick<OrderReturn, 'kind' | 'state' | 'exchangeEnd'> & ExchangeContext;

const AFTER_CHECK: Record<OrderReturn['kind'], string> = {
  return: 'Your money is sent on its way next.',
  exchange: 'What comes instead is sent on its way next.',
};

const NOT_MADE: Record<ExchangeEnd | '', string> = {
  'not-paid': 'The difference was not paid in time, so that nothing comes instead. ',
  'given-up': 'You gave the exchange up, so that nothing comes instead. ',
  store: 'We could not make the exchange, so that nothing comes instead. ',
  '': 'Nothing comes instead. ',
};

function refundText({ kind, exchangeEnd, moneyBack }: ReturnProgress): string {
  const before = kind === 'exchange' ? NOT_MADE[exchangeEnd] : '';
  if (moneyBack.length === 0) return `${before}The page of your order says where the money goes.`;
  return moneyBack.every(({ state }) => state === 'done')
    ? `${before}Your money has been sent. Below stands where it went.`
    : `${before}Your money is on its way. Below stands where it goes and how long that takes.`;
}

const NEXT: Record<ReturnState, (summary: ReturnProgress) => string> = {
  requested: () => 'We look at it and answer within one working day.',
  approved: () => 'Our courier comes on the day that you chose. Keep everything that came with the piece together.',
  refused: () => 'Nothing is picked up, and the piece stays yours.',
  withdrawn: () => 'You took it back. The piece stays yours.',
  'picked-up': () => 'It is on its way to us. We check it within two working days of its arrival.',
  'quality-passed': ({ kind }) => AFTER_CHECK[kind],
  'quality-failed': () => 'We send the piece to you again.',
  'sent-back': () => 'The piece is on its way to you.',
  refunded: refundText,
  exchanged: ({ payUntil }) =>
    payUntil === null
      ? 'Your new order tells on its own how far it is.'
      : `What comes instead is kept for you until ${formatMoment(payUntil)}. Pay the difference before, and it is sent on its way.`,
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
export function nextStepTitle({ state }: Pick<OrderReturn, 'state'>): string {
  return state === 'quality-failed' || state === 'sent-back' ? 'What we found' : 'Why';
}

/** The copy for withdrawing a return: the link, its consequence, and the button. */
export function withdrawCopy(summary: RefundSummary): { open: string; meaning: string; confirm: string } {
  const { kind, state, worth } = summary;
  if (state === 'exchanged') {
    const meaning = `Nothing comes instead then, and ${formatPaise(worth)} goes back${placeOf(summary)}.`;
    return { open: 'Give the exchange up', meaning, confirm: 'Yes, give it up' };
  }
  const meaning = 'Nothing is picked up then, and the piece stays yours.';
  return { open: `Withdraw this ${kind}`, meaning, confirm: 'Confirm withdrawal' };
}
