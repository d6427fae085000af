import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { mayCall } from '../../api/session.ts';
import type { RecordColumn } from '../../parts/record-list.tsx';
import { Screen } from '../../parts/screen.tsx';
import { useSession } from '../../shell/session-gate.tsx';
import { type EditedRecord, RECORD_LISTS, type RecordListKind } from './list-kinds.ts';
import { RecordEditor } from './record-editor.tsx';

interface EditedListProps {
  kind: RecordListKind;
  /** Draws the list; the column opens the editor of a row. */
  children: (changeColumn: RecordColumn<EditedRecord>) => ReactNode;
}

/** The screen of a list whose records are added and changed in an editor above it. */
export function EditedList({ kind, children }: EditedListProps) {
  const { title, lead, save, newFields } = RECORD_LISTS[kind];
  const { session } = useSession();
  const [edited, setEdited] = useState<EditedRecord | null>(null);
  const canSave = mayCall(session, save);
  const action = canSave ? 'Change' : 'Show';
  return (
    <Screen
      title={title}
      lead={lead}
      actions={
        canSave && (
          <Button
            variant="contained"
            onClick={() => setEdited({ Id: '', Version: 0, Position: 0, Fields: newFields(Date.now()) })}
          >
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
      {children({
        title: 'Change',
        cell: (record) => (
          <Button size="small" aria-label={`${action} ${record.Id}`} onClick={() => setEdited(record)}>
            {action}
          </Button>
        ),
      })}
    </Screen>
  );
}
