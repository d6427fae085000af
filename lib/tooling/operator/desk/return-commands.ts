import { calls, type RequestOf } from '#lib/contract/index.ts';
import { RETURN_STATES, type ReturnStep } from '#lib/contract/vocabulary.ts';
import { formatShortDate } from '#lib/shared/dates.ts';
import { listed, money } from './columns.ts';
import type { Desk, DeskCommand } from './desk.ts';
import { readLines } from './line-numbers.ts';
import { needed, oneOf, pageOf, returnOf } from './read-words.ts';
import { advanceReturn } from './return-step.ts';
import { returnText } from './return-text.ts';
import { unpaidText } from './unpaid-exchange.ts';

type StepFacts = Omit<Partial<RequestOf<typeof calls.advanceReturn>>, 'ReturnNumber' | 'Step'>;

const returns: DeskCommand = {
  usage: 'returns [--state STATE] [--page N]',
  about: 'lists returns and exchanges, longest waiting first',
  options: ['state', 'page'],
  async run({ ask, tell }, _words, { values }) {
    const State = oneOf('state', values.state, RETURN_STATES);
    const found = await ask(calls.deskReturns, { State, Page: pageOf(values.page) });
    const rows = found.Returns.map((one) => [
      one.ReturnNumber,
      one.Kind,
      one.State,
      formatShortDate(one.RequestedAt),
      money(one.RefundAmount),
      one.OrderNumber,
    ]);
    tell(found, () => listed(rows, found, 'No returns.'));
  },
};

const show: DeskCommand = {
  usage: 'return RETURN',
  about: 'shows a return: items with their line numbers, reasons, photos, pickup, money',
  async run(desk, [word]) {
    const one = await desk.ask(calls.deskReturn, { ReturnNumber: returnOf(word) });
    const unpaid = await unpaidText(desk, one);
    desk.tell(one, () => [...returnText(one), ...(unpaid.length > 0 ? ['', ...unpaid] : [])]);
  },
};

/** A command that moves a return on without anything more to say. */
const plain = (step: ReturnStep, about: string): DeskCommand => ({
  usage: `${step} RETURN`,
  about,
  run: (desk, [word]) => tellStep(desk, returnOf(word), step),
});

/** The same with words that the shopper reads. */
const reasoned = (step: ReturnStep, about: string): DeskCommand => ({
  usage: `${step} RETURN --reason TEXT`,
  about,
  options: ['reason'],
  run: (desk, [word], { values }) => tellStep(desk, returnOf(word), step, { Reason: needed('reason', values.reason) }),
});

const pass: DeskCommand = {
  usage: 'pass RETURN --sellable 1,2|all|none',
  about: 'records that the quality check passed; sellable items can be restocked',
  options: ['sellable'],
  async run(desk, [word], { values }) {
    const ReturnNumber = returnOf(word);
    const sellable = needed('sellable', values.sellable);
    const { Lines } = await desk.ask(calls.deskReturn, { ReturnNumber });
    await tellStep(desk, ReturnNumber, 'pass', { SellableLineIds: readLines(Lines, sellable) });
  },
};

const refund: DeskCommand = {
  usage: 'refund RETURN [--reason TEXT]',
  about: 'refunds its money; if an exchange is not made, the shopper reads the reason',
  options: ['reason'],
  run: (desk, [word], { values }) => tellStep(desk, returnOf(word), 'refund', { Reason: values.reason ?? '' }),
};

const sendBack: DeskCommand = {
  usage: 'send-back RETURN --courier NAME --awb NUMBER',
  about: 'sends an item that failed the check back to the shopper',
  options: ['courier', 'awb'],
  run: (desk, [word], { values }) =>
    tellStep(desk, returnOf(word), 'send-back', {
      Courier: needed('courier', values.courier),
      AWB: needed('awb', values.awb),
    }),
};

async function tellStep(desk: Desk, number: string, step: ReturnStep, facts: StepFacts = {}): Promise<void> {
  const one = await advanceReturn(desk, number, step, facts);
  const instead = one.State === 'exchanged' ? ` Order ${one.ReplacementOrderNumber} replaces it.` : '';
  const unpaid = await unpaidText(desk, one);
  desk.tell(one, () => [`${one.ReturnNumber} is ${one.State}.${instead}`, ...unpaid]);
}

/** Commands over returns and exchanges. */
export const returnCommands: readonly DeskCommand[] = [
  returns,
  show,
  plain('approve', 'approves a return; a courier collects it'),
  reasoned('refuse', 'refuses a return; the shopper reads the reason'),
  plain('pick-up', 'records that the courier has collected it'),
  pass,
  reasoned('fail', 'records that the quality check failed; the shopper reads the reason'),
  sendBack,
  refund,
  plain('exchange', 'places the replacement order'),
  reasoned(
    'end-exchange',
    'ends an exchange whose difference is not paid yet and refunds its money; the shopper reads the reason',
  ),
];
