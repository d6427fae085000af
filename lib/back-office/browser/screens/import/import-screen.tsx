import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { OPEN_IMPORT_STATES } from '#lib/contract/import-vocabulary.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import type { CallData } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Problem } from '../../parts/problem.tsx';
import { RecordList } from '../../parts/record-list.tsx';
import { Panel, Screen } from '../../parts/screen.tsx';
import { FilesForm, filesProblem } from './file-fields.tsx';
import { IMPORT_STATE_TEXTS } from './import-texts.ts';
import { beginSending, type CatalogueImport, useSending } from './import-upload.ts';
import { OpenImport } from './open-import.tsx';
import { ReportLink, ReportPanel } from './report-panel.tsx';

/** How often a running import is looked at. */
const REFRESH_MS = 2_000;
const RUNNING = ['receiving', 'checking', 'importing'];

const isOpen = ({ State }: CatalogueImport) => OPEN_IMPORT_STATES.some((open) => open === State);

/** Products from a file: sent, checked, and imported only then. */
export default function ImportScreen() {
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries();
  const query = useCall(
    'CatalogueImports',
    {},
    { refreshMs: (data) => (data?.Imports.some(({ State }) => RUNNING.includes(State)) ? REFRESH_MS : false) },
  );
  return (
    <Screen
      title="Import"
      lead="Products from a file of another system or a spreadsheet. It is checked first; nothing changes before you have seen what it does."
    >
      <Loaded query={query}>{(data) => <Imports data={data} onSent={readAgain} />}</Loaded>
    </Screen>
  );
}

function Imports({ data, onSent }: { data: CallData<'CatalogueImports'>; onSent: () => void }) {
  const open = data.Imports.find(isOpen);
  const ended = data.Imports.filter((one) => !isOpen(one));
  const [latest] = ended;
  return (
    <Stack spacing={2.5}>
      {open ? (
        <OpenImport key={open.ImportId} found={open} earlier={ended} fields={data.Fields} onSent={onSent} />
      ) : (
        <NewImport onSent={onSent} />
      )}
      {!open && latest?.State === 'done' && <ReportPanel key={latest.ImportId} found={latest} />}
      {ended.length > 0 && (
        <Panel title="Earlier imports">
          <RecordList
            label="Earlier imports"
            rows={ended}
            keyOf={({ ImportId }) => ImportId}
            columns={[
              { title: 'File', cell: ({ Catalogue }) => Catalogue.Name },
              { title: 'Begun', cell: ({ BegunAt, BegunBy }) => `${formatMoment(BegunAt)}, ${BegunBy}` },
              { title: 'State', cell: ({ State }) => IMPORT_STATE_TEXTS[State] },
              { title: 'Added', numeric: true, cell: ({ Added }) => Added },
              { title: 'Changed', numeric: true, cell: ({ Changed }) => Changed },
              { title: 'Refused', numeric: true, cell: ({ Refused }) => Refused },
              { title: 'Report', cell: ({ ImportId }) => <ReportLink id={ImportId} /> },
            ]}
          />
        </Panel>
      )}
    </Stack>
  );
}

function NewImport({ onSent }: { onSent: () => void }) {
  const { isSending, error } = useSending();
  return (
    <Panel title="New import">
      <Stack spacing={2}>
        {error !== null && <Problem error={error} />}
        <FilesForm
          button="Send the file"
          isSending={isSending}
          problemOf={filesProblem}
          onSend={(files) => void beginSending(files, onSent).then(onSent)}
        />
      </Stack>
    </Panel>
  );
}
