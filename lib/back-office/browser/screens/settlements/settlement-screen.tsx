import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useParams, useSearchParams } from 'react-router';
import { SETTLEMENT_SELECTIONS } from '#lib/contract/settlement-vocabulary.ts';
import { GATEWAYS } from '#lib/contract/vocabulary.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { gatewayName } from '#lib/shared/payment-names.ts';
import type { CallData } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { ChoiceFilter } from '../../parts/choice-filter.tsx';
import { FactList } from '../../parts/fact-list.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { EmptyState, Panel, Screen } from '../../parts/screen.tsx';
import { useListAddress } from '../../parts/use-list-address.ts';
import { SettlementRows } from './settlement-rows.tsx';
import { STATE_TEXTS, settlementName, settlementQuery } from './settlement-texts.ts';

const SHOWN_TEXTS = { all: 'All lines', differences: 'Differences alone' } as const;

/** One settlement: its sums, and its lines with what they were compared with. */
export default function SettlementScreen() {
  const { gateway = '' } = useParams();
  const [params] = useSearchParams();
  const { filter, setFilters } = useListAddress();
  const name = { SettlementId: params.get('SettlementId') ?? '', Utr: params.get('Utr') ?? '' };
  const show = SETTLEMENT_SELECTIONS.find((one) => one === filter('show')) ?? 'all';
  const Gateway = GATEWAYS.find((one) => one === gateway) ?? GATEWAYS[0];
  const query = useCall('SettlementLines', { Gateway, ...name, Show: show, After: filter('after') });
  const file = new URLSearchParams([...settlementQuery(name), ['Gateway', Gateway], ['Show', 'differences']]);
  return (
    <Screen
      title={`Settlement ${settlementName(name)}`}
      actions={
        <Button variant="outlined" href={`/files/SettlementLines?${file}`} download>
          Download differences
        </Button>
      }
    >
      <Loaded query={query}>
        {({ Settlement, Rows, Next }) => (
          <Stack spacing={2}>
            <SumsPanel settlement={Settlement} />
            <Panel title="Lines">
              <Stack spacing={2}>
                <ChoiceFilter
                  label="Show"
                  choices={SETTLEMENT_SELECTIONS}
                  value={show}
                  labelOf={(one) => SHOWN_TEXTS[one]}
                  onChange={(next) => setFilters({ show: next === 'all' ? '' : next, after: '' })}
                />
                {Rows.length === 0 ? (
                  <EmptyState title="Nothing differs">Every line matches a payment or refund of the shop.</EmptyState>
                ) : (
                  <SettlementRows label="Lines of the settlement" rows={Rows} />
                )}
                <Stack direction="row" sx={{ gap: 1 }}>
                  {filter('after') !== '' && (
                    <Button variant="outlined" onClick={() => setFilters({ after: '' })}>
                      First lines
                    </Button>
                  )}
                  {Next !== null && (
                    <Button variant="outlined" onClick={() => setFilters({ after: Next })}>
                      Next lines
                    </Button>
                  )}
                </Stack>
              </Stack>
            </Panel>
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}

function SumsPanel({ settlement }: { settlement: CallData<'SettlementLines'>['Settlement'] }) {
  const { State, Differences, Adjustments } = settlement;
  return (
    <Panel title={Differences === 0 ? STATE_TEXTS[State] : `${STATE_TEXTS[State]}: ${Differences}`}>
      <FactList
        facts={[
          ['Gateway', gatewayName(settlement.Gateway)],
          ['UTR', settlement.Utr],
          ['Settled', formatMoment(settlement.At)],
          ['Payments', `${settlement.Payments}, ${formatPaise(settlement.Paid)}`],
          ['Refunds', `${settlement.Refunds}, ${formatPaise(settlement.Refunded)}`],
          ['Adjustments', Adjustments === 0 ? '' : `${Adjustments}, ${formatPaise(settlement.Adjusted)}`],
          ['Fees', formatPaise(settlement.Fee)],
          ['GST on fees', formatPaise(settlement.Tax)],
          ['To the bank', formatPaise(settlement.Net)],
          ['Imported', `${formatMoment(settlement.ImportedAt)}, ${settlement.ImportedBy}`],
          ['File', settlement.Note],
        ]}
      />
    </Panel>
  );
}
