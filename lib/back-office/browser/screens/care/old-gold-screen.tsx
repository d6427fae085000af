import { OLD_GOLD_OUTCOMES } from '#lib/contract/old-gold-vocabulary.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { OLD_GOLD_PREFERENCE_LABELS, OLD_METAL_LABELS, OLD_PURITY_LABELS } from '#lib/shared/old-gold-labels.ts';
import type { CallData } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useCall, useChange } from '../../api/use-call.ts';
import type { RecordColumn } from '../../parts/record-list.tsx';
import { useSession } from '../../shell/session-gate.tsx';
import { RequestsScreen, useRequestState } from './requests-screen.tsx';

type Enquiry = CallData<'OldGoldEnquiryList'>[number];

const COLUMNS: readonly RecordColumn<Enquiry>[] = [
  { title: 'Asked', cell: ({ RequestedAt }) => formatMoment(RequestedAt) },
  {
    title: 'What',
    cell: ({ Metal, Purity, WeightG, Pieces }) =>
      `${OLD_METAL_LABELS[Metal]()}, ${OLD_PURITY_LABELS[Purity]()}, ${WeightG} g in ${Pieces === 1 ? '1 piece' : `${Pieces} pieces`}`,
  },
  { title: 'Place', cell: ({ Place }) => Place },
  { title: 'Wishes', cell: ({ Preference }) => OLD_GOLD_PREFERENCE_LABELS[Preference]() },
];

/** Enquiries about the exchange value of old gold: somebody answers them by phone. */
export default function OldGoldScreen() {
  const { session } = useSession();
  const { state } = useRequestState();
  const query = useCall('OldGoldEnquiryList', { State: state });
  const close = useChange('CloseOldGoldEnquiry');
  return (
    <RequestsScreen
      title="Old gold"
      lead="Name no price on the phone: the value is settled after the assay at a store. The oldest enquiry stands first."
      emptyTitle="No enquiry waits"
      empty="Shoppers ask on the page about old gold. A manager offers it in the rules of the shop."
      query={query}
      columns={COLUMNS}
      outcomes={OLD_GOLD_OUTCOMES}
      mayRecord={mayCall(session, 'CloseOldGoldEnquiry')}
      record={(Reference, Outcome) => close.mutateAsync({ Reference, Outcome })}
    />
  );
}
