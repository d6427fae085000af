import Link from '@mui/material/Link';
import { APPOINTMENT_OUTCOMES } from '#lib/contract/store-vocabulary.ts';
import { formatDay } from '#lib/shared/dates.ts';
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

type Visit = CallData<'AppointmentList'>[number];
const LANGUAGES = { en: 'English', hi: 'Hindi' } as const;

const COLUMNS: readonly RecordColumn<Visit>[] = [
  { title: 'Reference', cell: ({ Reference }) => Reference },
  { title: 'When', cell: ({ Day, Part }) => `${formatDay(Day)}, ${Part}` },
  { title: 'Store', cell: ({ StoreName }) => StoreName },
  {
    title: 'What for',
    cell: ({ Service, VideoCall }) =>
      [VideoCall && `Video call in ${LANGUAGES[VideoCall.Language]}`, Service].filter(Boolean).join(', '),
  },
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

/** Visits to stores and video calls that shoppers asked for: somebody calls them back. */
export default function VisitsScreen() {
  const { session } = useSession();
  const { filter, setFilters } = useListAddress();
  const state = openClosedOf(filter('state'));
  const query = useCall('AppointmentList', { State: state });
  const close = useChange('CloseAppointment');
  const { done, failed } = useNotices();
  const outcomeColumn: RecordColumn<Visit> = {
    title: 'Outcome of the call',
    cell: ({ Reference, Outcome, Name }) => (
      <OutcomeCell
        outcome={Outcome}
        outcomes={APPOINTMENT_OUTCOMES}
        subject={`${Reference}, ${Name}`}
        mayRecord={mayCall(session, 'CloseAppointment')}
        onRecord={(next) =>
          void close.mutateAsync({ Reference, Outcome: next }).then(() => done(`${Reference} is recorded.`), failed)
        }
      />
    ),
  };
  return (
    <Screen
      title="Visits and video calls"
      lead="Call the customer to confirm the day, then record what came of it. The nearest day stands first."
    >
      <ChoiceFilter
        label="Show"
        choices={OPEN_CLOSED}
        value={state}
        labelOf={openClosedLabel}
        onChange={(next) => setFilters({ state: next })}
      />
      <Loaded query={query}>
        {(visits) =>
          visits.length === 0 ? (
            <EmptyState title="Nobody waits for a call">
              Shoppers ask for a visit or a video call on the page of a store that offers it.
            </EmptyState>
          ) : (
            <RecordList
              label="Visits and video calls"
              rows={visits}
              keyOf={({ Reference }) => Reference}
              columns={[...COLUMNS, outcomeColumn]}
            />
          )
        }
      </Loaded>
    </Screen>
  );
}
