import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useCall } from '../../api/use-call.ts';
import { ListSearch } from '../../parts/list-search.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { RecordList } from '../../parts/record-list.tsx';
import { EmptyState } from '../../parts/screen.tsx';
import { useListAddress } from '../../parts/use-list-address.ts';
import { EditedList } from './edited-list.tsx';
import { RECORD_LISTS } from './list-kinds.ts';

/** Coupons by their codes, with how often orders used them. */
export default function CouponsScreen() {
  const { filter, setFilters } = useListAddress();
  const query = useCall('CouponRecords', { Search: filter('q').slice(0, 20), After: filter('after') });
  return (
    <EditedList kind="coupons">
      {(changeColumn) => (
        <>
          <ListSearch
            label="Search coupons"
            hint="How the code begins"
            value={filter('q')}
            onSearch={(q) => setFilters({ q, after: '' })}
          />
          <Loaded query={query}>
            {({ Coupons, Next }) =>
              Coupons.length === 0 ? (
                <EmptyState title="No coupon begins like this">
                  Leave the search empty to see all coupons, or add one.
                </EmptyState>
              ) : (
                <Stack spacing={2}>
                  <RecordList
                    label={RECORD_LISTS.coupons.title}
                    rows={Coupons}
                    keyOf={({ Id }) => Id}
                    columns={[
                      { title: 'Code', cell: ({ Id }) => Id },
                      { title: 'Used', numeric: true, cell: ({ Uses }) => Uses },
                      { title: 'State', cell: ({ Fields }) => (Fields.paused === true ? 'Paused' : 'In force') },
                      changeColumn,
                    ]}
                  />
                  {Next !== '' && (
                    <Button variant="outlined" onClick={() => setFilters({ after: Next })} sx={{ alignSelf: 'center' }}>
                      Next page
                    </Button>
                  )}
                </Stack>
              )
            }
          </Loaded>
        </>
      )}
    </EditedList>
  );
}
