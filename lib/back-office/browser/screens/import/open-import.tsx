import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatMoment } from '#lib/shared/dates.ts';
import { useChange } from '../../api/use-call.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Problem } from '../../parts/problem.tsx';
import { Panel } from '../../parts/screen.tsx';
import { ColumnsPanel } from './columns-panel.tsx';
import { FilesForm } from './file-fields.tsx';
import { type CatalogueImport, goOnSending, otherFiles, useSending } from './import-upload.ts';
import { firstMapping } from './mapping-rows.ts';
import { ReportPanel } from './report-panel.tsx';

interface OpenImportProps {
  found: CatalogueImport;
  earlier: readonly CatalogueImport[];
  fields: readonly string[];
  onSent: () => void;
}

/** An import that has not ended: how far it is, and what comes next. */
export function OpenImport({ found, earlier, fields, onSent }: OpenImportProps) {
  const { ImportId, State, Problem: problem, Catalogue, Photos } = found;
  const run = useChange('RunCatalogueImport');
  const cancel = useChange('CancelCatalogueImport');
  const isRunning = State === 'checking' || State === 'importing';
  const taken = found.Added + found.Changed;
  return (
    <Stack spacing={2}>
      <Panel title={[Catalogue.Name, ...(Photos ? [Photos.Name] : [])].join(' and ')}>
        <Stack spacing={2}>
          <Typography color="text.secondary">
            Begun by {found.BegunBy || 'the operator'} on {formatMoment(found.BegunAt)}
          </Typography>
          {problem !== '' && (
            <Alert severity="error" variant="outlined" role="alert">
              {problem}
            </Alert>
          )}
          {run.error && <Problem error={run.error} />}
          {cancel.error && <Problem error={cancel.error} />}
          {State === 'receiving' && <Receiving found={found} onSent={onSent} />}
          {isRunning && <Running found={found} />}
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            {State === 'checked' && (
              <Button
                variant="contained"
                disabled={taken === 0 && !found.SetStock}
                loading={run.isPending}
                onClick={() => run.mutate({ ImportId })}
              >
                {taken === 1 ? 'Import 1 product' : `Import ${taken} products`}
              </Button>
            )}
            {State === 'interrupted' && (
              <Button variant="contained" loading={run.isPending} onClick={() => run.mutate({ ImportId })}>
                Continue
              </Button>
            )}
            <ConfirmButton
              label={isRunning ? 'Stop' : 'Give up'}
              question={isRunning ? 'Really stop? What is written stays.' : 'Really give this import up?'}
              isSending={cancel.isPending || found.Stopping}
              onConfirm={() => cancel.mutate({ ImportId })}
            />
          </Stack>
        </Stack>
      </Panel>
      {State === 'checked' && <ReportPanel key={found.ChangedAt} found={found} />}
      {(State === 'received' || State === 'checked') && (
        <ColumnsPanel key={ImportId} found={found} first={firstMapping(found, earlier)} fields={fields} />
      )}
    </Stack>
  );
}

function Running({ found: { State, Rows, RowsDone, Refused } }: { found: CatalogueImport }) {
  const share = Rows === 0 ? 0 : (RowsDone / Rows) * 100;
  const what = State === 'checking' ? 'The file is being checked' : 'The products are being imported';
  return (
    <Stack spacing={1}>
      <Typography role="status">
        {what}: {RowsDone} of {Rows} rows{Refused > 0 && `, ${Refused} products refused`}. You can leave this screen.
      </Typography>
      <LinearProgress
        aria-label={what}
        variant={Rows === 0 ? 'indeterminate' : 'determinate'}
        {...(Rows > 0 && { value: share })}
      />
    </Stack>
  );
}

/** The files are on their way from this tab, or have to be chosen again where it was closed. */
function Receiving({ found, onSent }: { found: CatalogueImport; onSent: () => void }) {
  const { isSending, sent, error } = useSending();
  const total = found.Catalogue.Bytes + (found.Photos?.Bytes ?? 0);
  const arrived = Math.max(sent, found.Catalogue.Received + (found.Photos?.Received ?? 0));
  if (isSending) {
    return (
      <Stack spacing={1}>
        <Typography role="status">The files are being sent. Keep this tab open.</Typography>
        <LinearProgress aria-label="Sending" variant="determinate" value={(arrived / total) * 100} />
      </Stack>
    );
  }
  return (
    <Stack spacing={2}>
      {error !== null && <Problem error={error} />}
      <Alert severity="info" variant="outlined">
        {Math.floor((arrived / total) * 100)} % of the files have arrived. Choose the same files again, and the rest is
        sent.
      </Alert>
      <FilesForm
        button="Send the rest"
        problemOf={(files) => otherFiles(found, files)}
        onSend={(files) => void goOnSending(found, files).then(onSent)}
      />
    </Stack>
  );
}
