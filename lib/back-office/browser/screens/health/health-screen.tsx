import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router';
import { mayCall } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { BackgroundPanel } from '../../parts/background-panel.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Screen } from '../../parts/screen.tsx';
import { useSession } from '../../shell/session-gate.tsx';
import { FailedJobsPanel } from './failed-jobs-panel.tsx';
import { type QueueAdvice, queueAdvice } from './queue-advice.ts';

/** Whether messages, webhooks and the calls to payment gateways get through, and what to do where they do not. */
export default function HealthScreen() {
  const { session } = useSession();
  const query = useCall('WorkQueues', {});
  return (
    <Screen
      title="Health"
      lead="What the shop does in the background: messages, webhooks, payments, refunds and bookings at couriers."
    >
      <Loaded query={query}>
        {(health) => (
          <Stack spacing={2}>
            {queueAdvice(health, Date.now()).map(({ queue, severity, text }: QueueAdvice) => (
              <Alert key={`${queue} ${text}`} severity={severity} variant="outlined">
                {text}{' '}
                {queue === 'webhook' && mayCall(session, 'WebhookEndpoints') && (
                  <Link component={RouterLink} underline="always" to="/webhooks">
                    Look at the endpoints
                  </Link>
                )}
                {queue === 'couriers' && mayCall(session, 'DeskOrders') && (
                  <Link component={RouterLink} underline="always" to="/orders">
                    Look at the orders
                  </Link>
                )}
                {queue === 'refunds' && mayCall(session, 'OrderRefundsDue') && (
                  <Link component={RouterLink} underline="always" to="/refunds">
                    Look at the refunds to send
                  </Link>
                )}
              </Alert>
            ))}
            <BackgroundPanel />
            {mayCall(session, 'FailedJobs') && <FailedJobsPanel />}
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}
