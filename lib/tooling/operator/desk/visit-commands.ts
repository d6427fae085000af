import { Argument, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls, type RequestOf } from '#lib/contract/index.ts';
import { APPOINTMENT_OUTCOMES } from '#lib/contract/store-vocabulary.ts';
import { once, oneOf } from '#lib/shared/command-line.ts';
import { formatDay } from '#lib/shared/dates.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import { VIDEO_LANGUAGE_LABELS } from '#lib/shared/visit-labels.ts';
import { parseText, unescaped } from './command-arguments.ts';
import type { Desk, OpenDesk } from './desk.ts';
import { columns } from './text-columns.ts';

const STATES = ['open', 'closed', 'all'] as const;

const OUTCOME_ALREADY_RECORDED =
  'An outcome is already recorded and stays. "appointments --state all" prints it. A visit on another day needs a new request.';

/** Adds the commands about appointments at physical stores. */
export function addVisitCommands(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  program
    .command('appointments')
    .description('lists requests for store visits and video calls, nearest day first')
    .option('--state <STATE>', `${STATES.join(', ')}; open unless given`, once(oneOf(STATES)))
    .option('--store <CODE>', 'code of a store; all stores unless given', parseText)
    .action(({ state = 'open', store = '' }) => listVisits(openDesk(), { State: state, StoreCode: store }));
  program
    .command('appointment')
    .description('records the outcome')
    .argument('<REFERENCE>', 'as "appointments" prints it', (text) => unescaped(text).toUpperCase())
    .addArgument(new Argument('<OUTCOME>').choices(APPOINTMENT_OUTCOMES))
    .action(async (Reference, Outcome) => {
      const { call, report } = openDesk();
      const closed = await call(calls.closeAppointment, { Reference, Outcome }, OUTCOME_ALREADY_RECORDED);
      report(closed, () => [`${closed.Reference} is ${closed.Outcome}.`]);
    });
}

async function listVisits({ call, report }: Desk, request: RequestOf<typeof calls.appointmentList>): Promise<void> {
  const visits = await call(calls.appointmentList, request);
  report(visits, () =>
    visits.length === 0
      ? [`No visits${request.StoreCode === '' ? '' : ` at ${request.StoreCode}`}.`]
      : columns(
          visits.map((visit) => [
            visit.Reference,
            `${formatDay(visit.Day)}, ${visit.Part}`,
            visit.StoreName,
            [visit.Service, visit.VideoCall && `video call in ${VIDEO_LANGUAGE_LABELS[visit.VideoCall.Language]()}`]
              .filter(Boolean)
              .join(', '),
            `${visit.Name} ${formatMobile(visit.Mobile)}`,
            [visit.Outcome ?? '', visit.Note].filter((text) => text !== '').join(': '),
          ]),
        ),
  );
}
