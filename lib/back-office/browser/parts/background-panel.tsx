import type { WORK_QUEUES } from '#lib/contract/operator-vocabulary.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { useCall } from '../api/use-call.ts';
import { Loaded } from './loaded.tsx';
import { RecordList } from './record-list.tsx';
import { Panel } from './screen.tsx';

/** What staff call the queues. */
export const QUEUE_NAMES: Readonly<Record<(typeof WORK_QUEUES)[number], string>> = {
  mail: 'Mails',
  sms: 'Text messages',
  voice: 'Calls with a code',
  whatsapp: 'WhatsApp messages',
  webhook: 'Webhooks',
  payments: 'Payments to ask gateways about',
  refunds: 'Refunds at gateways',
  couriers: 'Bookings at couriers',
  housekeeping: 'Deletion of what is too old',
  alerts: 'Rounds of stock and price alerts',
  'photo-features': 'Photos to describe for the search by photo',
};

/** What waits or failed in the background. */
export function BackgroundPanel() {
  const query = useCall('WorkQueues', {});
  return (
    <Panel title="In the background">
      <Loaded query={query}>
        {({ Queues }) => (
          <RecordList
            label="In the background"
            rows={Queues}
            keyOf={({ Queue }) => Queue}
            columns={[
              { title: 'Queue', cell: ({ Queue }) => QUEUE_NAMES[Queue] },
              { title: 'Waiting', numeric: true, cell: ({ Waiting }) => Waiting },
              { title: 'Failed in 30 days', numeric: true, cell: ({ Failed }) => Failed },
              { title: 'Expired unsent', numeric: true, cell: ({ Expired }) => Expired },
              { title: 'Oldest', cell: ({ OldestAt }) => (OldestAt === null ? '' : formatMoment(OldestAt)) },
            ]}
          />
        )}
      </Loaded>
    </Panel>
  );
}
