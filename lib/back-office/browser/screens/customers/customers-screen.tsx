import Stack from '@mui/material/Stack';
import { formatShortDate } from '#lib/shared/dates.ts';
import { useCall } from '../../api/use-call.ts';
import { ListSearch } from '../../parts/list-search.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { PageBar } from '../../parts/page-bar.tsx';
import { RecordList } from '../../parts/record-list.tsx';
import { EmptyState, Screen } from '../../parts/screen.tsx';
import { useListAddress } from '../../parts/use-list-address.ts';

/** Customers, the newest first. */
export default function CustomersScreen() {
  const { filter, page, setFilters, setPage } = useListAddress();
  const query = useCall('DeskCustomers', { Search: filter('q'), Page: page });
  return (
    <Screen title="Customers">
      <ListSearch
        label="Search customers"
        hint="Name, mobile, email, order number"
        value={filter('q')}
        onSearch={(q) => setFilters({ q })}
      />
      <Loaded query={query}>
        {({ Customers, Page, TotalPages, MorePages }) => (
          <Stack spacing={2}>
            {Customers.length === 0 ? (
              <EmptyState title={filter('q') === '' ? 'No customers yet' : 'Nobody matches'}>
                Search by the number of an order, a whole mobile number, the beginning of an email address, or of a
                name.
              </EmptyState>
            ) : (
              <RecordList
                label="Customers"
                rows={Customers}
                keyOf={({ CustomerId }) => CustomerId}
                pathOf={({ CustomerId }) => `/customers/${CustomerId}`}
                columns={[
                  { title: 'Name', cell: ({ Name }) => Name || 'No name yet' },
                  { title: 'Mobile', cell: ({ Mobile }) => Mobile },
                  { title: 'Email', cell: ({ Email }) => Email },
                  { title: 'Since', cell: ({ MemberSince }) => formatShortDate(MemberSince) },
                  { title: 'Orders', numeric: true, cell: ({ Orders }) => Orders },
                ]}
              />
            )}
            <PageBar page={Page} pages={TotalPages} more={MorePages} onPage={setPage} />
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}
