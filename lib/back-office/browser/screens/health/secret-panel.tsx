import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatMoment } from '#lib/shared/dates.ts';
import type { CallData } from '../../api/call.ts';
import { useChange } from '../../api/use-call.ts';
import { useNotices } from '../../parts/notices.tsx';
import { Panel } from '../../parts/screen.tsx';

interface SecretPanelProps {
  endpoint: CallData<'WebhookEndpoints'>['Endpoints'][number];
}

/** The secret that signs the webhooks of an endpoint: shown to an owner on demand, and replaced. */
export function SecretPanel({ endpoint }: SecretPanelProps) {
  const { EndpointName, SecretVersion, PreviousSecretUntil } = endpoint;
  const reveal = useChange('WebhookSecret');
  const rotate = useChange('RotateWebhookSecret');
  const { done, failed } = useNotices();
  async function replace() {
    try {
      await rotate.mutateAsync({ EndpointName, ExpectedVersion: SecretVersion });
      reveal.reset();
      done('There is a new secret. The one before signs for 24 hours, too.');
    } catch (error) {
      failed(error);
    }
  }
  return (
    <Panel title="Secret">
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        Version {SecretVersion}.
        {PreviousSecretUntil !== null && ` The one before signs until ${formatMoment(PreviousSecretUntil)}.`} The
        program checks by it that a message is from this shop. Replace it once somebody has seen it who should not.
      </Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          loading={reveal.isPending}
          onClick={() => void reveal.mutateAsync({ EndpointName }).catch(failed)}
        >
          Show the secret
        </Button>
        <Button variant="outlined" color="error" loading={rotate.isPending} onClick={() => void replace()}>
          Replace the secret
        </Button>
      </Stack>
      {reveal.data && (
        <TextField
          label="Secret"
          value={reveal.data.Secret}
          fullWidth
          sx={{ mt: 2, maxWidth: 560 }}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      )}
    </Panel>
  );
}
