import type { calls, DataOf } from '#lib/contract/index.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { money } from './columns.ts';

type Part = DataOf<typeof calls.deskOrder>['MoneyBack'][number];

/** Money that goes back as a row: how much, which way, how far, and by which number. */
export function moneyBackText(part: Part): string[] {
  return [money(part.Amount), part.Way, part.State, part.Name, howText(part)];
}

function howText({ MoneyBackId, Way, State, Reference, SentBy, NextTryAt, At }: Part): string {
  const told = [
    Reference === '' ? '' : `number ${Reference}`,
    SentBy === '' ? '' : `sent by ${SentBy}`,
    State === 'done' ? formatMoment(At) : nextText({ MoneyBackId, Way, State, NextTryAt }),
  ];
  return told.filter((text) => text !== '').join(', ');
}

/** Who does what next, so that it gets there. */
function nextText({ MoneyBackId, Way, State, NextTryAt }: Pick<Part, 'MoneyBackId' | 'Way' | 'State' | 'NextTryAt'>) {
  if (NextTryAt !== null) {
    const again = formatMoment(NextTryAt);
    return State === 'failed'
      ? `the gateway refused; the store tries again ${again}`
      : `the store asks the gateway ${again}`;
  }
  const isByHand = Way === 'bank' || State === 'failed';
  return isByHand ? `send it by hand, then: sent ${MoneyBackId} --reference NUMBER` : '';
}
