import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { formatMoment } from '#lib/shared/dates.ts';
import type { CallData } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { ListSearch } from '../../parts/list-search.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { RecordList } from '../../parts/record-list.tsx';
import { EmptyState, Panel, Screen } from '../../parts/screen.tsx';
import { useListAddress } from '../../parts/use-list-address.ts';
import { useSession } from '../../shell/session-gate.tsx';
import { StoreStockForm } from './store-stock-form.tsx';

/** Shelves on a page: the form below it stays near, also on a phone. */
const SHOWN = 20;

/** What a physical store has on its shelves, and the form that sets it. */
export default function StoreStockScreen() {
  const { session } = useSession();
  const { filter, setFilters } = useListAddress();
  const stores = useCall('StoreShelves', {});
  return (
    <Screen
      title="Stock of stores"
      lead="What is on the shelves of a store, the pieces that are kept for orders among them. Shoppers see which stores have a product."
    >
      <Loaded query={stores}>
        {({ Stores }) => {
          const code = filter('store') || (Stores[0]?.StoreCode ?? '');
          if (code === '') return <EmptyState title="No store yet">Add one on the screen Stores first.</EmptyState>;
          return (
            <Stack spacing={2}>
              <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
                <TextField
                  select
                  label="Store"
                  value={code}
                  onChange={(event) => setFilters({ store: event.target.value, q: '', after: '' })}
                  sx={{ minWidth: 220 }}
                >
                  {Stores.map(({ StoreCode, Name }) => (
                    <MenuItem key={StoreCode} value={StoreCode}>
                      {Name} ({StoreCode})
                    </MenuItem>
                  ))}
                </TextField>
                <ListSearch
                  label="SKU begins with"
                  hint="Such as 1801"
                  value={filter('q')}
                  onSearch={(q) => setFilters({ q, after: '' })}
                />
              </Stack>
              <Shelves code={code} />
              {mayCall(session, 'SetStoreStock') && <StoreStockForm key={code} code={code} />}
            </Stack>
          );
        }}
      </Loaded>
    </Screen>
  );
}

/** A page of the shelves, by SKU. */
function Shelves({ code }: { code: string }) {
  const { filter, setFilters } = useListAddress();
  const query = useCall('StoreShelves', {
    StoreCode: code,
    Search: filter('q'),
    After: filter('after'),
    PageSize: SHOWN,
  });
  const show = (after: string) => setFilters({ after });
  return (
    <Panel title="On the shelves">
      <Loaded query={query}>
        {({ Shelves: rows, Next }: CallData<'StoreShelves'>) => (
          <Stack spacing={2}>
            {rows.length === 0 ? (
              <EmptyState title="Nothing here">Set what the store has below.</EmptyState>
            ) : (
              <RecordList
                label="On the shelves"
                rows={rows}
                keyOf={({ SKU }) => SKU}
                columns={[
                  { title: 'SKU', cell: ({ SKU }) => SKU },
                  { title: 'Pieces', numeric: true, cell: ({ Quantity }) => Quantity },
                  { title: 'Kept for orders', numeric: true, cell: ({ Held }) => Held },
                  { title: 'Reported', cell: ({ UpdatedAt }) => formatMoment(UpdatedAt) },
                ]}
              />
            )}
            <Stack direction="row" sx={{ gap: 1 }}>
              {filter('after') !== '' && <Button onClick={() => show('')}>From the beginning</Button>}
              {Next !== '' && <Button onClick={() => show(Next)}>Next</Button>}
            </Stack>
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}
