import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SETTLEMENT_UNITS, type SettlementUnit } from '#lib/contract/settlement-vocabulary.ts';
import { GATEWAYS, type Gateway } from '#lib/contract/vocabulary.ts';
import { UnreadableListError } from '#lib/shared/lists/read-list.ts';
import { gatewayName } from '#lib/shared/payment-names.ts';
import { FileChoice } from '../../parts/file-choice.tsx';
import { sentenceOf } from '../../parts/labels.ts';
import { useNotices } from '../../parts/notices.tsx';
import { Problem } from '../../parts/problem.tsx';
import { Panel } from '../../parts/screen.tsx';
import { type ImportedReport, importReport, RefusedReportError } from './import-report.ts';
import { ImportResult } from './import-result.tsx';

/** Refused lines that are shown. */
const LINES_SHOWN = 50;

/** Chooses a gateway's report, checks it, and stores it only when somebody says so. `onDone` gets the months it is about. */
export function ImportPanel({ onDone }: { onDone: (months: readonly string[]) => void }) {
  const client = useQueryClient();
  const { done } = useNotices();
  const [file, setFile] = useState<File | null>(null);
  const [gateway, setGateway] = useState<Gateway>(GATEWAYS[0]);
  const [unit, setUnit] = useState<SettlementUnit>('rupees');
  const [replaces, setReplaces] = useState(false);
  const [checked, setChecked] = useState<ImportedReport | null>(null);
  const send = useMutation<ImportedReport, Error, { file: File; isDry: boolean }>({
    mutationFn: (asked) => importReport({ file: asked.file, gateway, unit, replaces }, asked.isDry),
    onSuccess: (imported, { isDry }) => {
      if (isDry) return setChecked(imported);
      const { Added, Replaced } = imported;
      done(Added + Replaced === 1 ? '1 line is stored.' : `${Added + Replaced} lines are stored.`);
      onDone(imported.Months);
    },
    onError: () => setChecked(null),
    onSettled: (_data, _error, { isDry }) => (isDry ? undefined : client.invalidateQueries()),
  });
  const change = (apply: () => void) => {
    apply();
    setChecked(null);
    send.reset();
  };
  return (
    <Panel title="Import a report">
      <Stack spacing={2}>
        <FileChoice
          label="Settlement report"
          button="Choose the file"
          hint="The report that the gateway’s dashboard exports: CSV, TSV or JSON."
          accept=".csv,.tsv,.txt,.json,.ndjson,.jsonl"
          file={file}
          onChange={(next) => change(() => setFile(next))}
        />
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
          <TextField
            select
            label="Gateway"
            value={gateway}
            onChange={(event) =>
              change(() => setGateway(GATEWAYS.find((one) => one === event.target.value) ?? gateway))
            }
            sx={{ minWidth: 160 }}
          >
            {GATEWAYS.map((one) => (
              <MenuItem key={one} value={one}>
                {gatewayName(one)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label="Amounts are in"
            value={unit}
            onChange={(event) =>
              change(() => setUnit(SETTLEMENT_UNITS.find((one) => one === event.target.value) ?? unit))
            }
            sx={{ minWidth: 160 }}
          >
            {SETTLEMENT_UNITS.map((one) => (
              <MenuItem key={one} value={one}>
                {sentenceOf(one)}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
        <FormControlLabel
          control={
            <Checkbox checked={replaces} onChange={(event) => change(() => setReplaces(event.target.checked))} />
          }
          label="Replace lines that were stored with other figures"
        />
        {send.error && <ImportProblem error={send.error} />}
        <Button
          variant={checked ? 'outlined' : 'contained'}
          disabled={file === null}
          loading={send.isPending}
          onClick={() => file && send.mutate({ file, isDry: true })}
          sx={{ alignSelf: 'start' }}
        >
          Check the report
        </Button>
        {checked && (
          <ImportResult
            report={checked}
            isSending={send.isPending}
            onStore={() => file && send.mutate({ file, isDry: false })}
          />
        )}
      </Stack>
    </Panel>
  );
}

function ImportProblem({ error }: { error: Error }) {
  if (error instanceof UnreadableListError) return <Problem error={error} text={error.message} />;
  if (!(error instanceof RefusedReportError)) return <Problem error={error} />;
  const more = error.lines.length - LINES_SHOWN;
  return (
    <Alert severity="error" variant="outlined">
      {error.stored ? 'Only a part was stored; import the mended file again. ' : 'Nothing was stored. '}
      Mend these lines, or check that the gateway and the unit are right:
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
        {error.lines.slice(0, LINES_SHOWN).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </Box>
    </Alert>
  );
}
