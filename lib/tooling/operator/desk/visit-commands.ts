import { calls } from '#lib/contract/index.ts';
import { APPOINTMENT_OUTCOMES } from '#lib/contract/store-vocabulary.ts';
import { formatDay } from '#lib/shared/dates.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import { UsageError } from '../command-context.ts';
import { columns } from './columns.ts';
import { parseChoice } from './command-arguments.ts';
import type { DeskCommand } from './desk.ts';

const appointments: DeskCommand = {
  usage: 'appointments [--state open|closed|all] [--store CODE]',
  description: 'lists requests for store visits, nearest day first',
  options: ['state', 'store'],
  async run({ call, report }, _args, { values }) {
    const State = parseChoice('state', values.state, ['open', 'closed', 'all'] as const) || 'open';
    const visits = await call(calls.appointmentList, { State, StoreCode: values.store ?? '' });
    report(visits, () =>
      visits.length === 0
        ? [`No visits${values.store === undefined ? '' : ` at ${values.store}`}.`]
        : columns(
            visits.map((visit) => [
              visit.Reference,
              `${formatDay(visit.Day)}, ${visit.Part}`,
              visit.StoreName,
              visit.Service,
              `${visit.Name} ${formatMobile(visit.Mobile)}`,
              [visit.Outcome ?? '', visit.Note].filter((text) => text !== '').join(': '),
            ]),
          ),
    );
  },
};

const appointment: DeskCommand = {
  usage: `appointment REFERENCE ${APPOINTMENT_OUTCOMES.join('|')}`,
  description: 'records the outcome',
  async run({ call, report }, [reference, outcome]) {
    const Outcome = APPOINTMENT_OUTCOMES.find((choice) => choice === outcome);
    if (reference === undefined || Outcome === undefined) {
      throw new UsageError(`Use: appointment REFERENCE ${APPOINTMENT_OUTCOMES.join('|')}`);
    }
    const request = { Reference: reference.toUpperCase(), Outcome };
    const closed = await call(calls.closeAppointment, request, ALREADY_NOTED);
    report(closed, () => [`${closed.Reference} is ${closed.Outcome}.`]);
  },
};

const ALREADY_NOTED =
  'An outcome is already recorded and stays. "appointments --state all" prints it. A visit on another day needs a new request.';

/** The commands about appointments at physical stores. */
export const visitCommands: readonly DeskCommand[] = [appointments, appointment];
