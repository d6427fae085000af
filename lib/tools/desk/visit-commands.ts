import { Argument, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls, type RequestOf } from '#lib/contract/index.ts';
import { APPOINTMENT_OUTCOMES } from '#lib/contract/store-vocabulary.ts';
import { once, oneOf } from '#lib/shared/command-line.ts';
import { formatDay } from '#lib/shared/dates.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import { columns } from './columns.ts';
import type { Desk, OpenDesk } from './desk.ts';
import { text } from './desk-arguments.ts';

const STATES = ['open', 'closed', 'all'] as const;

const NOTED_ALREADY =
  'An outcome is already recorded and stays. "appointments --state all" prints it. A visit on another day needs a new request.';

/** Adds the commands over visits to shops. */
export function addVisitCommands(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  program
    .command('appointments')
    .description('lists requests for store visits, nearest day first')
    .option('--state <STATE>', `${STATES.join(', ')}; open unless given`, once(oneOf(STATES)))
    .option('--store <CODE>', 'of one store alone', text)
    .action(({ state = 'open', store = '' }) => listVisits(openDesk(), { State: state, StoreCode: store }));
  program
    .command('appointment')
    .description('records the outcome')
    .argument('<REFERENCE>', 'as "appointments" prints it', (word) => word.toUpperCase())
    .addArgument(new Argument('<OUTCOME>').choices(APPOINTMENT_OUTCOMES))
    .action(async (Reference, Outcome) => {
      const { ask, tell } = openDesk();
      const closed = await ask(calls.closeAppointment, { Reference, Outcome }, NOTED_ALREADY);
      tell(closed, () => [`${closed.Reference} is ${closed.Outcome}.`]);
    });
}

async function listVisits({ ask, tell }: Desk, asked: RequestOf<typeof calls.appointmentList>): Promise<void> {
  const found = await ask(calls.appointmentList, asked);
  tell(found, () =>
    found.length === 0
      ? [`No visits${asked.StoreCode === '' ? '' : ` at ${asked.StoreCode}`}.`]
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
}
