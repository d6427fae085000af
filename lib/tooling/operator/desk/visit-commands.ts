import { calls } from '#lib/contract/index.ts';
import { APPOINTMENT_OUTCOMES } from '#lib/contract/store-vocabulary.ts';
import { formatDay } from '#lib/shared/dates.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import { Misused } from '../tool-world.ts';
import { columns } from './columns.ts';
import type { DeskCommand } from './desk.ts';
import { oneOf } from './read-words.ts';

const appointments: DeskCommand = {
  usage: 'appointments [--state open|closed|all] [--store CODE]',
  about: 'lists requests for store visits, nearest day first',
  options: ['state', 'store'],
  async run({ ask, tell }, _words, { values }) {
    const State = oneOf('state', values.state, ['open', 'closed', 'all'] as const) || 'open';
    const found = await ask(calls.appointmentList, { State, StoreCode: values.store ?? '' });
    tell(found, () =>
      found.length === 0
        ? [`No visits${values.store === undefined ? '' : ` at ${values.store}`}.`]
        : columns(
            found.map((one) => [
              one.Reference,
              `${formatDay(one.Day)}, ${one.Part}`,
              one.StoreName,
              one.Service,
              `${one.Name} ${formatMobile(one.Mobile)}`,
              [one.Outcome ?? '', one.Note].filter((text) => text !== '').join(': '),
            ]),
          ),
    );
  },
};

const appointment: DeskCommand = {
  usage: `appointment REFERENCE ${APPOINTMENT_OUTCOMES.join('|')}`,
  about: 'records the outcome',
  async run({ ask, tell }, [reference, outcome]) {
    const Outcome = APPOINTMENT_OUTCOMES.find((known) => known === outcome);
    if (reference === undefined || Outcome === undefined) {
      throw new Misused(`Use: appointment REFERENCE ${APPOINTMENT_OUTCOMES.join('|')}`);
    }
    const asked = { Reference: reference.toUpperCase(), Outcome };
    const closed = await ask(calls.closeAppointment, asked, NOTED_ALREADY);
    tell(closed, () => [`${closed.Reference} is ${closed.Outcome}.`]);
  },
};

const NOTED_ALREADY =
  'An outcome is already recorded and stays. "appointments --state all" prints it. A visit on another day needs a new request.';

/** Commands over visits to shops. */
export const visitCommands: readonly DeskCommand[] = [appointments, appointment];
