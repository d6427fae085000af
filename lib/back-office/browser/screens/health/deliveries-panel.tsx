import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DELIVERY_STATES } from '#lib/contract/webhook-vocabulary.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import type { CallData } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useCall, useChange } from '../../api/use-call.ts';
import { ChoiceFilter } from '../../parts/choice-filter.tsx';
import { sentenceOf } from '../../parts/labels.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { PageBar } from '../../parts/page-bar.tsx';
import { type RecordColumn, RecordList } from '../../parts/record-list.tsx';
import { EmptyState, Panel } from '../../parts/screen.tsx';
import { useListAddress } from '../../parts/use-list-address.ts';
import { useSession } from '../../shell/session-gate.tsx';

type Delivery = CallData<'WebhookDeliveries'>['Deliveries'][number];
const COLOURS = { waiting: 'default', sending: 'info', sent: 'success', failed: 'error' } as const;

const COLUMNS: readonly RecordColumn<Delivery>[] = [
  { title: 'Event', cell: ({ Event }) => Event },
  {
    title: 'State',
    cell: ({ State }) => <Chip size="small" variant="outlined" color={COLOURS[State]} label={sentenceOf(State)} />,
  },
  { title: 'About', cell: ({ About }) => About },
  { title: 'Created', cell: ({ CreatedAt }) => formatMoment(CreatedAt) },
  { title: 'Tries', numeric: true, cell: ({ Attempts }) => Attempts },
  { title: 'Result', cell: ({ Result }) => Result },
  {
    title: 'Message',
    cell: ({ Payload }) => (
      <Box component="details">
        <summary>Show</summary>
        <Box component="pre" sx={{ m: 0, fontSize: 13, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {Payload}
        </Box>
      </Box>
    ),
  },
];

/** What was sent to an endpoint in the last 30 days, and sends it again. */
export function DeliveriesPanel({ name }: { name: string }) {
  const { session } = useSession();
  const { filter, page, setFilters, setPage } = useListAddress();
  const state = DELIVERY_STATES.find((one) => one === filter('state')) ?? '';
  const query = useCall('WebhookDeliveries', { EndpointName: name, ...(state !== '' && { State: state }), Page: page });
  const replay = useChange('ReplayWebhook');
  const { done, failed } = useNotices();
  const canReplay = mayCall(session, 'ReplayWebhook');
  const send = (DeliveryId?: string) =>
    void replay
      .mutateAsync({ EndpointName: name, ...(DeliveryId !== undefined && { DeliveryId }) })
      .then(
        ({ Replayed }) => done(Replayed === 1 ? '1 message is sent again.' : `${Replayed} are sent again.`),
        failed,
      );
  const again: RecordColumn<Delivery> = {
    title: 'Again',
    cell: ({ DeliveryId, Event, State }) =>
      (State === 'sent' || State === 'failed') && (
        <Button size="small" aria-label={`Send ${Event} again`} onClick={() => send(DeliveryId)}>
          Send again
        </Button>
      ),
  };
  return (
    <Panel title="Deliveries">
      <Stack spacing={2}>
        <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          <ChoiceFilter
            label="State"
            all="All"
            choices={DELIVERY_STATES}
            value={state}
            labelOf={sentenceOf}
            onChange={(next) => setFilters({ state: next })}
          />
          {canReplay && (
            <Button variant="outlined" loading={replay.isPending} onClick={() => send()}>
              Send all that failed again
            </Button>
          )}
        </Stack>
        <Loaded query={query}>
          {({ Deliveries, Page, TotalPages, MorePages }) => (
            <Stack spacing={2}>
              {Deliveries.length === 0 ? (
                <EmptyState title="Nothing was sent">
                  Messages appear here as soon as something happens. Send a test to see the first one.
                </EmptyState>
              ) : (
                <RecordList
                  label="Deliveries"
                  rows={Deliveries}
                  keyOf={({ DeliveryId }) => DeliveryId}
                  columns={canReplay ? [...COLUMNS, again] : COLUMNS}
                />
              )}
              <PageBar page={Page} pages={TotalPages} more={MorePages} onPage={setPage} />
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Panel>
  );
}
