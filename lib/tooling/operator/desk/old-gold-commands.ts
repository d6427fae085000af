import { Argument, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls, type RequestOf } from '#lib/contract/index.ts';
import { OLD_GOLD_OUTCOMES } from '#lib/contract/old-gold-vocabulary.ts';
import { once, oneOf } from '#lib/shared/command-line.ts';
import { formatShortDate } from '#lib/shared/dates.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import { gramsText, OLD_GOLD_PREFERENCE_LABELS, OLD_PURITY_LABELS } from '#lib/shared/old-gold-labels.ts';
import { unescaped } from './command-arguments.ts';
import type { Desk, OpenDesk } from './desk.ts';
import { columns } from './text-columns.ts';

const STATES = ['open', 'closed', 'all'] as const;

const OUTCOME_ALREADY_RECORDED = 'An outcome is already recorded and stays. "old-gold --state all" prints it.';

/** Adds the commands about enquiries for the exchange value of old gold. */
export function addOldGoldCommands(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  program
    .command('old-gold')
    .description('lists enquiries about old gold, longest waiting first')
    .option('--state <STATE>', `${STATES.join(', ')}; open unless given`, once(oneOf(STATES)))
    .action(({ state = 'open' }) => listEnquiries(openDesk(), { State: state }));
  program
    .command('old-gold-outcome')
    .description('records what became of an enquiry about old gold')
    .argument('<REFERENCE>', 'as "old-gold" prints it', (text) => unescaped(text).toUpperCase())
    .addArgument(new Argument('<OUTCOME>').choices(OLD_GOLD_OUTCOMES))
    .action(async (Reference, Outcome) => {
      const { call, report } = openDesk();
      const closed = await call(calls.closeOldGoldEnquiry, { Reference, Outcome }, OUTCOME_ALREADY_RECORDED);
      report(closed, () => [`${closed.Reference} is ${closed.Outcome}.`]);
    });
}

async function listEnquiries(
  { call, report }: Desk,
  request: RequestOf<typeof calls.oldGoldEnquiryList>,
): Promise<void> {
  const enquiries = await call(calls.oldGoldEnquiryList, request);
  report(enquiries, () =>
    enquiries.length === 0
      ? ['No enquiries about old gold.']
      : columns(
          enquiries.map((one) => [
            one.Reference,
            formatShortDate(one.RequestedAt),
            `${one.Metal}, ${OLD_PURITY_LABELS[one.Purity]()}`,
            `${gramsText(one.WeightG)}, ${one.Pieces} pcs`,
            `${OLD_GOLD_PREFERENCE_LABELS[one.Preference]()}, ${one.Place}`,
            `${one.Name} ${formatMobile(one.Mobile)} ${one.Email}`,
            [one.Outcome ?? '', one.Note].filter((text) => text !== '').join(': '),
          ]),
        ),
  );
}
