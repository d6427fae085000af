import { APPOINTMENT_OUTCOMES } from '#lib/contract/store-vocabulary.ts';
import { formatDay } from '#lib/shared/dates.ts';
import type { CallData } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useCall, useChange } from '../../api/use-call.ts';
import type { RecordColumn } from '../../parts/record-list.tsx';
import { useSession } from '../../shell/session-gate.tsx';
import { RequestsScreen, useRequestState } from './requests-screen.tsx';

type Visit = CallData<'AppointmentList'>[number];
const LANGUAGES = { en: 'English', hi: 'Hindi' } as const;

const COLUMNS: readonly RecordColumn<Visit>[] = [
  { title: 'When', cell: ({ Day, Part }) => `${formatDay(Day)}, ${Part}` },
  { title: 'Store', cell: ({ StoreName }) => StoreName },
  {
    title: 'What for',
    cell: ({ Service, VideoCall }) =>
      [VideoCall && `Video call in ${LANGUAGES[VideoCall.Language]}`, Service].filter(Boolean).join(', '),
  },
];

/** Visits to stores and video calls that shoppers asked for: somebody calls them back. */
export default function VisitsScreen() {
  const { session } = useSession();
  const { state } = useRequestState();
  const query = useCall('AppointmentList', { State: state });
  const close = useChange('CloseAppointment');
  return (
    <RequestsScreen
      title="Visits and video calls"
      lead="Call the customer to confirm the day, then record what came of it. The nearest day stands first."
      emptyTitle="Nobody waits for a call"
      empty="Shoppers ask for a visit or a video call on the page of a store that offers it."
      query={query}
      columns={COLUMNS}
      outcomes={APPOINTMENT_OUTCOMES}
      mayRecord={mayCall(session, 'CloseAppointment')}
      record={(Reference, Outcome) => close.mutateAsync({ Reference, Outcome })}
    />
  );
}
