import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { METAL_RATE_IDS, METAL_RATES, type MetalRateId, metalRateName } from '#lib/contract/metal-vocabulary.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { CallData } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { paiseOfText } from '../../parts/amount.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { Problem } from '../../parts/problem.tsx';
import { RecordList } from '../../parts/record-list.tsx';
import { EmptyState, Panel, Screen } from '../../parts/screen.tsx';
import { useCheckedChange } from '../../parts/use-checked-change.ts';
import { useSession } from '../../shell/session-gate.tsx';
import { RatesPreview } from './rates-preview.tsx';

type Rates = CallData<'MetalRates'>;

/** The metal rates of the day: set, looked at, saved; all jewellery follows. */
export default function RatesScreen() {
  const { session } = useSession();
  const query = useCall('MetalRates', {});
  return (
    <Screen
      title="Metal rates"
      lead="Rates per gram without tax. All jewellery with a weight and a making charge follows them at once."
    >
      <Loaded query={query}>
        {(rates) => (
          <Stack spacing={2}>
            <CurrentRates rates={rates} />
            {mayCall(session, 'SaveMetalRates') && <NewRates rates={rates} />}
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}

function CurrentRates({ rates }: { rates: Rates }) {
  if (rates.Current.length === 0) {
    return (
      <EmptyState title="No rates yet">
        Prices of jewellery are those of the catalogue until you save the first rates below.
      </EmptyState>
    );
  }
  return (
    <RecordList
      label="Rates in force"
      rows={rates.Current}
      keyOf={({ Id }) => Id}
      columns={[
        { title: 'Metal', cell: ({ Metal, Purity }) => `${Metal} ${Purity}` },
        { title: 'Per gram', numeric: true, cell: ({ RatePerGram }) => formatPaise(RatePerGram) },
        { title: 'Since', cell: ({ Since }) => formatMoment(Since) },
      ]}
    />
  );
}

function NewRates({ rates }: { rates: Rates }) {
  const [typed, setTyped] = useState<Readonly<Partial<Record<MetalRateId, string>>>>({});
  const [force, setForce] = useState(false);
  const { done } = useNotices();
  const filled = METAL_RATE_IDS.flatMap((Id) => {
    const RatePerGram = paiseOfText(typed[Id] ?? '');
    return RatePerGram === null ? [] : [{ Id, RatePerGram }];
  });
  const change = useCheckedChange('SaveMetalRates', {
    request: (sending) => ({
      Rates: filled,
      Force: force,
      ExpectedVersion: rates.Version,
      Limit: 200,
      ...sending,
    }),
    onSaved() {
      done('The rates are saved. Prices follow within seconds.');
      setTyped({});
    },
  });
  const { checked: preview } = change;
  return (
    <Panel title="Set new rates">
      <Stack spacing={2}>
        {change.error && <Problem error={change.error} />}
        <Typography color="text.secondary">
          Gold 24 KT and silver 999 set the others of their metal; fill one of those only where yours differs.
        </Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          {METAL_RATE_IDS.map((id) => (
            <TextField
              key={id}
              label={`${metalRateName(id)} in ₹`}
              placeholder={'from' in METAL_RATES[id] ? 'follows' : ''}
              value={typed[id] ?? ''}
              error={(typed[id] ?? '') !== '' && paiseOfText(typed[id] ?? '') === null}
              onChange={(event) => {
                change.forget();
                setTyped({ ...typed, [id]: event.target.value });
              }}
              slotProps={{ htmlInput: { inputMode: 'decimal' }, inputLabel: { shrink: true } }}
              sx={{ width: 170 }}
            />
          ))}
        </Stack>
        <FormControlLabel
          control={<Checkbox checked={force} onChange={(_event, isForced) => setForce(isForced)} />}
          label="Also where a rate or price moves by more than a tenth"
        />
        <Button
          variant={preview ? 'outlined' : 'contained'}
          disabled={filled.length === 0}
          loading={change.isPending}
          onClick={change.check}
          sx={{ alignSelf: 'start' }}
        >
          Show what changes
        </Button>
        {preview && (
          <>
            <RatesPreview preview={preview} />
            <Alert severity="info">Saving changes the prices of the shop at once.</Alert>
            <Button variant="contained" loading={change.isPending} onClick={change.save} sx={{ alignSelf: 'start' }}>
              Save these rates
            </Button>
          </>
        )}
      </Stack>
    </Panel>
  );
}
