import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCall, useChange } from '../../api/use-call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { OrderButtons } from '../../parts/order-buttons.tsx';
import { EmptyState, Panel } from '../../parts/screen.tsx';
import { withMoved } from '../../parts/with-moved.ts';

/** The columns of the footer in their order, each with what moves it. */
export function FooterColumnsPanel() {
  const query = useCall('FooterColumnOrder', {});
  const change = useChange('SaveFooterColumnOrder');
  const { done, failed } = useNotices();

  async function save(Columns: string[], ExpectedColumns: string[], what: string, canUndo = true) {
    try {
      await change.mutateAsync({ Columns, ExpectedColumns });
      done(what, canUndo ? () => void save(ExpectedColumns, Columns, 'The columns are as before.', false) : undefined);
    } catch (error) {
      failed(error);
    }
  }

  return (
    <Panel title="Columns of the footer">
      <Loaded query={query}>
        {({ Columns }) => {
          const groups = Columns.map(({ Group }) => Group);
          return Columns.length === 0 ? (
            <EmptyState title="No column yet">
              A page that names a column of the footer, on its own screen, begins one.
            </EmptyState>
          ) : (
            <Stack component="ol" spacing={0.5} aria-label="Columns of the footer" sx={{ m: 0, pl: 3, maxWidth: 420 }}>
              {Columns.map(({ Group, Heading }, at) => (
                <li key={Group}>
                  <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
                    <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>{Heading}</Typography>
                    <Stack direction="row" sx={{ flexShrink: 0 }}>
                      <OrderButtons
                        name={Heading}
                        at={at}
                        count={Columns.length}
                        onMove={(to) =>
                          void save(withMoved(groups, at, to), groups, `${Heading} is column ${to + 1} of the footer.`)
                        }
                      />
                    </Stack>
                  </Stack>
                </li>
              ))}
            </Stack>
          );
        }}
      </Loaded>
    </Panel>
  );
}
