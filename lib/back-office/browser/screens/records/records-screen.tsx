import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { mayCall } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { RecordList } from '../../parts/record-list.tsx';
import { EmptyState, Screen } from '../../parts/screen.tsx';
import { useSession } from '../../shell/session-gate.tsx';
import { RECORD_LISTS, type RecordListKind } from './list-kinds.ts';
import { type EditedRecord, RecordEditor } from './record-editor.tsx';

const MAX_SHOWN = 60;

/** The records of one list: found, changed, moved, added and removed. */
export function RecordsScreen({ kind }: { kind: Exclude<RecordListKind, 'coupons'> }) {
  const { title, list, save, lead, example } = RECORD_LISTS[kind];
  const { session } = useSession();
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<EditedRecord | null>(null);
  const query = useCall(list, {});
  const canSave = mayCall(session, save);
  return (
    <Screen
      title={title}
      lead={lead}
      actions={
        canSave && (
          <Button variant="contained" onClick={() => setEdited({ Id: '', Version: 0, Position: 0, Fields: example })}>
            Add
          </Button>
        )
      }
    >
      {edited && (
        <RecordEditor
          key={`${edited.Id} ${edited.Version}`}
          kind={kind}
          record={edited}
          onClose={() => setEdited(null)}
        />
      )}
      <Loaded query={query}>
        {(records) => {
          const found = (records as readonly EditedRecord[]).filter((record) =>
            textOf(record).includes(search.toLowerCase()),
          );
          return (
            <Stack spacing={2}>
              <TextField
                label={`Find in ${title.toLowerCase()}`}
                type="search"
                value={search}
                onChange={(event) => setSearch(event.target.value)}
                sx={{ maxWidth: 360 }}
              />
              {found.length === 0 ? (
                <EmptyState title={search === '' ? 'None yet' : 'None matches'}>{lead}</EmptyState>
              ) : (
                <RecordList
                  label={title}
                  rows={found.slice(0, MAX_SHOWN)}
                  keyOf={({ Id }) => Id}
                  columns={[
                    { title: 'Id', cell: ({ Id }) => Id },
                    { title: 'What it says', cell: ({ Fields }) => summaryOf(Fields) },
                    { title: 'Position', numeric: true, cell: ({ Position }) => Position + 1 },
                    {
                      title: 'Change',
                      cell: (record) => (
                        <Button
                          size="small"
                          aria-label={`${canSave ? 'Change' : 'Show'} ${record.Id}`}
                          onClick={() => setEdited(record)}
                        >
                          {canSave ? 'Change' : 'Show'}
                        </Button>
                      ),
                    },
                  ]}
                />
              )}
            </Stack>
          );
        }}
      </Loaded>
    </Screen>
  );
}

const textOf = ({ Id, Fields }: EditedRecord) => `${Id} ${JSON.stringify(Fields)}`.toLowerCase();

/** The first texts of a record, and what is unusual about it. */
function summaryOf(fields: EditedRecord['Fields']): string {
  const texts = Object.values(fields).filter((value) => typeof value === 'string' && value !== '');
  const states = ['paused', 'Hidden'].filter((name) => fields[name] === true).map((name) => name.toLowerCase());
  return [...states, ...texts.slice(0, 2)].join(' · ').slice(0, 120);
}
