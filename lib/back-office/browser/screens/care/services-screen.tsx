import Stack from '@mui/material/Stack';
import { SERVICE_STATES } from '#lib/contract/service-vocabulary.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { serviceReasonName } from '#lib/shared/reason-names.ts';
import type { CallData } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { ChoiceFilter } from '../../parts/choice-filter.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { PageBar } from '../../parts/page-bar.tsx';
import { type RecordColumn, RecordList } from '../../parts/record-list.tsx';
import { EmptyState, Screen } from '../../parts/screen.tsx';
import { StateChip } from '../../parts/state-chip.tsx';
import { useListAddress } from '../../parts/use-list-address.ts';
import { handoverLabel, serviceStateLabel } from './service-labels.ts';

type ServiceRow = CallData<'DeskServices'>['Requests'][number];

const COLUMNS: readonly RecordColumn<ServiceRow>[] = [
  { title: 'Number', cell: ({ ServiceNumber }) => ServiceNumber },
  { title: 'State', cell: ({ State }) => <StateChip state={State} label={serviceStateLabel(State)} /> },
  { title: 'Item', cell: ({ ProductTitle }) => ProductTitle },
  { title: 'Reason', cell: ({ Reason }) => serviceReasonName(Reason) },
  { title: 'Requested', cell: ({ RequestedAt }) => formatMoment(RequestedAt) },
  { title: 'Warranty', cell: ({ InWarranty }) => (InWarranty ? 'In warranty' : 'None any more') },
  { title: 'How it comes', cell: ({ Handover, StoreName }) => StoreName || handoverLabel(Handover) },
];

/** Requests for warranty and repair, open ones first. */
export default function ServicesScreen() {
  const { filter, page, setFilters, setPage } = useListAddress();
  const state = SERVICE_STATES.find((one) => one === filter('state')) ?? '';
  const query = useCall('DeskServices', { State: state, Page: page });
  return (
    <Screen title="Services" lead="Warranty and repairs of items that were bought here.">
      <ChoiceFilter
        label="State"
        all="All, open ones first"
        choices={SERVICE_STATES}
        value={state}
        labelOf={serviceStateLabel}
        onChange={(next) => setFilters({ state: next })}
      />
      <Loaded query={query}>
        {({ Requests, Page, TotalPages, MorePages }) => (
          <Stack spacing={2}>
            {Requests.length === 0 ? (
              <EmptyState title={state === '' ? 'No requests yet' : 'No request is in this state'}>
                A customer asks for a service on the page of a delivered order. Accept it here; they then send or bring
                the item.
              </EmptyState>
            ) : (
              <RecordList
                label="Service requests"
                rows={Requests}
                keyOf={({ ServiceNumber }) => ServiceNumber}
                columns={COLUMNS}
                pathOf={({ ServiceNumber }) => `/services/${ServiceNumber}`}
              />
            )}
            <PageBar page={Page} pages={TotalPages} more={MorePages} onPage={setPage} />
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}
