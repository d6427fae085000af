import Link from '@mui/material/Link';
import { OLD_GOLD_OUTCOMES } from '#lib/contract/old-gold-vocabulary.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { OLD_GOLD_PREFERENCE_LABELS, OLD_METAL_LABELS, OLD_PURITY_LABELS } from '#lib/shared/old-gold-labels.ts';
import type { CallData } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useCall, useChange } from '../../api/use-call.ts';
import { ChoiceFilter } from '../../parts/choice-filter.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { OPEN_CLOSED, openClosedLabel, openClosedOf } from '../../parts/open-closed.ts';
import { OutcomeCell } from '../../parts/outcome-cell.tsx';
import { type RecordColumn, RecordList } from '../../parts/record-list.tsx';
import { EmptyState, Screen } from '../../parts/screen.tsx';
import { useListAddress } from '../../parts/use-list-address.ts';
import { useSession } from '../../shell/session-gate.tsx';

type Enquiry = CallData<'OldGoldEnquiryList'>[number];

const COLUMNS: readonly RecordColumn<Enquiry>[] = [
  { title: 'Reference', cell: ({ Reference }) => Reference },
  { title: 'Asked', cell: ({ RequestedAt }) => formatMoment(RequestedAt) },
  {
    title: 'What',
    cell: ({ Metal, Purity, WeightG, Pieces }) =>
      `${OLD_METAL_LABELS[Metal]}, ${OLD_PURITY_LABELS[Purity]}, ${WeightG} g in ${Pieces === 1 ? '1 piece' : `${Pieces} pieces`}`,
  },
  { title: 'Place', cell: ({ Place }) => Place },
  { title: 'Wishes', cell: ({ Preference }) => OLD_GOLD_PREFERENCE_LABELS[Preference] },
  {
    title: 'Customer',
    cell: ({ Name, Mobile }) => (
      <>
        {Name}, <Link href={`tel:+91${Mobile}`}>{Mobile}</Link>
      </>
    ),
  },
  { title: 'Note', cell: ({ Note }) => Note },
];

/** Enquiries about the exchange value of old gold: somebody answers them by phone. */
export default function OldGoldScreen() {
  const { session } = useSession();
  const { filter, setFilters } = useListAddress();
  const state = openClosedOf(filter('state'));
  const query = useCall('OldGoldEnquiryList', { State: state });
  const close = useChange('CloseOldGoldEnquiry');
  const { done, failed } = useNotices();
  const outcomeColumn: RecordColumn<Enquiry> = {
    title: 'Outcome',
    cell: ({ Reference, Outcome, Name }) => (
      <OutcomeCell
        outcome={Outcome}
        outcomes={OLD_GOLD_OUTCOMES}
        subject={`${Reference}, ${Name}`}
        mayRecord={mayCall(session, 'CloseOldGoldEnquiry')}
        onRecord={(next) =>
          void close.mutateAsync({ Reference, Outcome: next }).then(() => done(`${Reference} is recorded.`), failed)
        }
      />
    ),
  };
  return (
    <Screen
      title="Old gold"
      lead="Name no price on the phone: the value is settled after the assay at a store. The oldest enquiry stands first."
    >
      <ChoiceFilter
        label="Show"
        choices={OPEN_CLOSED}
        value={state}
        labelOf={openClosedLabel}
        onChange={(next) => setFilters({ state: next })}
      />
      <Loaded query={query}>
        {(enquiries) =>
          enquiries.length === 0 ? (
            <EmptyState title="No enquiry waits">
              Shoppers ask on the page about old gold. A manager offers it in the rules of the shop.
            </EmptyState>
          ) : (
            <RecordList
              label="Enquiries about old gold"
              rows={enquiries}
              keyOf={({ Reference }) => Reference}
              columns={[...COLUMNS, outcomeColumn]}
            />
          )
        }
      </Loaded>
    </Screen>
  );
}
