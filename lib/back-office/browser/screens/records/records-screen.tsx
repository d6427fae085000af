import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { mayCall } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { RecordList } from '../../parts/record-list.tsx';
import { EmptyState } from '../../parts/screen.tsx';
import { useSession } from '../../shell/session-gate.tsx';
import { EditedList } from './edited-list.tsx';
import { type EditedRecord, RECORD_LISTS, type RecordListKind } from './list-kinds.ts';
import { useCategoryMoves } from './use-category-moves.tsx';

const MAX_SHOWN = 60;
const MAX_LETTERS = 120;

/** The records of one list: found, changed, moved, added and removed. */
export function RecordsScreen({ kind }: { kind: Exclude<RecordListKind, 'coupons'> }) {
  const { title, list, lead } = RECORD_LISTS[kind];
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const query = useCall(list, {});
  const { session } = useSession();
  const moves = useCategoryMoves();
  const canMove = kind === 'categories' && mayCall(session, 'SaveCategories');
  return (
    <EditedList kind={kind}>
      {(changeColumn) => (
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
                  // Not a step of the history for each letter.
                  onChange={({ target }) =>
                    setParams(target.value === '' ? {} : { q: target.value }, { replace: true })
                  }
                  sx={{ maxWidth: 360 }}
                />
                {found.length === 0 ? (
                  <EmptyState title={search === '' ? 'None yet' : 'None matches'}>{lead}</EmptyState>
                ) : (
                  <RecordList
                    label={title}
                    {...(canMove && { drop: moves.drop })}
                    rows={found.slice(0, MAX_SHOWN)}
                    keyOf={({ Id }) => Id}
                    columns={[
                      { title: 'Id', cell: ({ Id }) => Id },
                      { title: 'What it says', cell: summaryOf },
                      { title: 'Position', numeric: true, cell: ({ Position }) => Position + 1 },
                      ...(canMove ? [moves.column] : []),
                      changeColumn,
                    ]}
                  />
                )}
                {found.length > MAX_SHOWN && (
                  <Typography color="text.secondary">
                    The first {MAX_SHOWN} of {found.length} are shown. Type above to find the others.
                  </Typography>
                )}
              </Stack>
            );
          }}
        </Loaded>
      )}
    </EditedList>
  );
}

const textOf = ({ Id, Fields }: EditedRecord) => `${Id} ${JSON.stringify(Fields)}`.toLowerCase();

/** The first texts of a record, and what is unusual about it. */
function summaryOf({ Id, Fields: fields }: EditedRecord): string {
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' && value !== Id && name !== 'kind' ? [value] : [],
  );
  const states = ['paused', 'Hidden'].filter((name) => fields[name] === true).map((name) => name.toLowerCase());
  const summary = [...states, ...texts.slice(0, 2)].join(' · ');
  return summary.length > MAX_LETTERS ? `${summary.slice(0, MAX_LETTERS).trimEnd()}…` : summary;
}
