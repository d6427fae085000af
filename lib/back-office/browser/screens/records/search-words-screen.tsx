import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { mayCall } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { RecordList } from '../../parts/record-list.tsx';
import { EmptyState, Panel } from '../../parts/screen.tsx';
import { useSession } from '../../shell/session-gate.tsx';
import { RecordEditor } from './record-editor.tsx';
import { RecordsScreen } from './records-screen.tsx';

/** Phrases with another meaning, and below them the searches that found nothing, each of which may get one. */
export default function SearchWordsScreen() {
  const { session } = useSession();
  return (
    <Stack spacing={2.5}>
      <RecordsScreen kind="search-words" />
      {mayCall(session, 'SearchMisses') && <MissesPanel canSave={mayCall(session, 'SaveSearchWords')} />}
    </Stack>
  );
}

function MissesPanel({ canSave }: { canSave: boolean }) {
  const query = useCall('SearchMisses', {});
  const [phrase, setPhrase] = useState('');
  return (
    <Panel title="Searches that found nothing">
      <Stack spacing={2}>
        {phrase !== '' && (
          <RecordEditor
            key={phrase}
            kind="search-words"
            record={{ Id: phrase, Version: 0, Position: 0, Fields: { Means: '' } }}
            onClose={() => setPhrase('')}
          />
        )}
        <Loaded query={query}>
          {(misses) =>
            misses.length === 0 ? (
              <EmptyState title="None">A text appears here once five searches for it found no product.</EmptyState>
            ) : (
              <RecordList
                label="Searches that found nothing"
                rows={misses}
                keyOf={({ Text }) => Text}
                columns={[
                  { title: 'Text', cell: ({ Text }) => Text },
                  { title: 'Searches', numeric: true, cell: ({ Searches }) => Searches },
                  { title: 'Last in the week of', cell: ({ Week }) => Week },
                  {
                    title: 'Meaning',
                    cell: ({ Text }) =>
                      canSave && (
                        <Button size="small" aria-label={`Give ${Text} a meaning`} onClick={() => setPhrase(Text)}>
                          Give it one
                        </Button>
                      ),
                  },
                ]}
              />
            )
          }
        </Loaded>
      </Stack>
    </Panel>
  );
}
