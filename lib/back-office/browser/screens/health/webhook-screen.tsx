import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { newChangeKey } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useCall, useChange } from '../../api/use-call.ts';
import { FactList } from '../../parts/fact-list.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { EmptyState, Panel, Screen } from '../../parts/screen.tsx';
import { useSession } from '../../shell/session-gate.tsx';
import { DeliveriesPanel } from './deliveries-panel.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { SecretPanel } from './secret-panel.tsx';

/** An endpoint of webhooks: where it is, what it was sent, its secret. */
export default function WebhookScreen() {
  const { name = '' } = useParams();
  const { session } = useSession();
  const navigate = useNavigate();
  const [isChanging, setChanging] = useState(false);
  const query = useCall('WebhookEndpoints', {});
  const test = useChange('TestWebhook');
  const remove = useChange('DeleteWebhookEndpoint');
  const { done, failed } = useNotices();
  const sendTest = () =>
    void test
      .mutateAsync({ EndpointName: name, IdempotencyKey: newChangeKey() })
      .then(() => done('A test is on its way. It appears below.'), failed);
  const drop = () =>
    void remove.mutateAsync({ EndpointName: name }).then(() => {
      done(`${name} is removed.`);
      navigate('/webhooks');
    }, failed);
  return (
    <Screen
      title={`Webhook ${name}`}
      actions={
        <>
          {mayCall(session, 'TestWebhook') && (
            <Button variant="outlined" loading={test.isPending} onClick={sendTest}>
              Send a test
            </Button>
          )}
          {mayCall(session, 'SaveWebhookEndpoint') && (
            <Button variant="outlined" aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
              Change
            </Button>
          )}
          {mayCall(session, 'DeleteWebhookEndpoint') && (
            <Button color="error" variant="outlined" loading={remove.isPending} onClick={drop}>
              Remove
            </Button>
          )}
        </>
      }
    >
      <Loaded query={query}>
        {({ Endpoints }) => {
          const endpoint = Endpoints.find(({ EndpointName }) => EndpointName === name);
          if (!endpoint) {
            return <EmptyState title="There is no such endpoint">It was removed. The list has the others.</EmptyState>;
          }
          return (
            <Stack spacing={2}>
              {endpoint.DisabledBecause !== '' && (
                <Alert severity="warning" variant="outlined">
                  The shop has switched it off: {endpoint.DisabledBecause}. Mend the program, then switch it on again.
                </Alert>
              )}
              {isChanging && (
                <EndpointForm key={endpoint.SavedAt} endpoint={endpoint} onDone={() => setChanging(false)} />
              )}
              <Panel title="Endpoint">
                <FactList
                  facts={[
                    ['Address', endpoint.Url],
                    ['Sends', endpoint.Enabled ? 'Yes' : 'No'],
                    ['Events', endpoint.Events.length === 0 ? 'All' : endpoint.Events.join(', ')],
                    ['Note', endpoint.Note],
                  ]}
                />
              </Panel>
              {mayCall(session, 'WebhookSecret', 'RotateWebhookSecret') && <SecretPanel endpoint={endpoint} />}
              <DeliveriesPanel name={name} />
            </Stack>
          );
        }}
      </Loaded>
    </Screen>
  );
}
