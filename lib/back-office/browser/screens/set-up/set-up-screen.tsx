import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { CONFIRMED_STEPS, type SetUpStep } from '#lib/contract/set-up-vocabulary.ts';
import type { CallData } from '../../api/call.ts';
import { useCall, useChange } from '../../api/use-call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { Screen } from '../../parts/screen.tsx';
import { STEP_TEXTS } from './step-texts.ts';

type Step = CallData<'SetUpState'>['Steps'][number];

/** Leads an owner from an empty shop to the launch: each step says what it lacks, and where to do it. */
export default function SetUpScreen() {
  const query = useCall('SetUpState', {});
  return (
    <Screen
      title="Set-up"
      lead="What your shop needs before customers come. Each step is checked against the shop itself."
    >
      <Loaded query={query}>
        {({ Steps, IsReady, IsTrial }) => (
          <Stack spacing={2}>
            {IsTrial && (
              <Alert severity="info">
                This is a trial with the goods of the demo. A shop of your own begins with its address.
              </Alert>
            )}
            {IsReady && <Alert severity="success">Your shop is ready to launch.</Alert>}
            <Stack component="ol" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {Steps.map((step, at) => (
                <StepCard key={step.Step} step={step} number={at + 1} />
              ))}
            </Stack>
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}

function StepCard({ step: { Step: step, Missing, Fact }, number }: { step: Step; number: number }) {
  const { title, about, links, confirm } = STEP_TEXTS[step];
  const isDone = Missing.length === 0;
  return (
    <Paper component="li" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h2">
          {number}. {title}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          color={isDone ? 'success' : 'warning'}
          label={isDone ? 'Done' : 'To do'}
        />
      </Stack>
      <Typography color="text.secondary" sx={{ mt: 0.5 }}>
        {Fact === '' ? about : `${about} Now: ${Fact}.`}
      </Typography>
      {!isDone && (
        <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
          {Missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Box>
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {links.map(({ to, label }) => (
          <Button key={to} component={Link} to={to} variant="outlined">
            {label}
          </Button>
        ))}
        {!isDone && confirm !== undefined && <ConfirmStep step={step} label={confirm} />}
      </Stack>
    </Paper>
  );
}

function ConfirmStep({ step, label }: { step: SetUpStep; label: string }) {
  const change = useChange('ConfirmSetUpStep');
  const { done, failed } = useNotices();
  const confirmed = CONFIRMED_STEPS.find((one) => one === step);
  if (confirmed === undefined) return null;
  return (
    <Button
      variant="contained"
      loading={change.isPending}
      onClick={() => void change.mutateAsync({ Step: confirmed }).then(() => done('Confirmed.'), failed)}
    >
      {label}
    </Button>
  );
}
