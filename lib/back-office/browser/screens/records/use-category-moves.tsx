import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { newChangeKey } from '../../api/call.ts';
import { useChange } from '../../api/use-call.ts';
import { useNotices } from '../../parts/notices.tsx';
import type { RecordColumn, RowDrop } from '../../parts/record-list.tsx';
import type { EditedRecord } from './list-kinds.ts';

interface CategoryMoves {
  /** A handle to drag, and buttons that do the same by keyboard or touch. */
  column: RecordColumn<EditedRecord>;
  /** What a row does with a category that is dropped on it. */
  drop: RowDrop<EditedRecord>;
}

/** Moves categories to other places of their list. Each move can be taken back. */
export function useCategoryMoves(): CategoryMoves {
  const [dragged, setDragged] = useState<EditedRecord | null>(null);
  const save = useChange('SaveCategories');
  const { done, failed } = useNotices();

  async function move({ Id, Version, Position: before }: EditedRecord, to: number, canUndo = true) {
    if (to < 0 || to === before) return;
    try {
      const row = { Id, Action: 'save' as const, ExpectedVersion: Version, Position: to };
      const { Rows } = await save.mutateAsync({ Rows: [row], IdempotencyKey: newChangeKey() });
      const moved = { Id, Version: Rows[0]?.Version ?? Version, Position: to, Fields: {} };
      done(`${Id} is at place ${to + 1}.`, canUndo ? () => void move(moved, before, false) : undefined);
    } catch (error) {
      failed(error);
    }
  }

  return {
    column: {
      title: 'Order',
      cell: (record) => (
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          <Box
            component="span"
            draggable
            aria-hidden="true"
            title="Drag to another row"
            onDragStart={() => setDragged(record)}
            onDragEnd={() => setDragged(null)}
            sx={{ cursor: 'grab', px: 1, fontSize: '1.25rem', display: { xs: 'none', md: 'inline' } }}
          >
            ⠿
          </Box>
          <Button
            size="small"
            aria-label={`Move ${record.Id} up`}
            disabled={save.isPending || record.Position === 0}
            onClick={() => void move(record, record.Position - 1)}
            sx={{ minWidth: 40 }}
          >
            ↑
          </Button>
          <Button
            size="small"
            aria-label={`Move ${record.Id} down`}
            disabled={save.isPending}
            onClick={() => void move(record, record.Position + 1)}
            sx={{ minWidth: 40 }}
          >
            ↓
          </Button>
        </Stack>
      ),
    },
    drop: {
      isWaiting: dragged !== null,
      onDrop: (target) => dragged && void move(dragged, target.Position),
    },
  };
}
