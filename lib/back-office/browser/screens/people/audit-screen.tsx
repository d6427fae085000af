import Stack from '@mui/material/Stack';
import { formatMoment } from '#lib/shared/dates.ts';
import { useCall } from '../../api/use-call.ts';
import { sentenceOf } from '../../parts/labels.ts';
import { ListSearch } from '../../parts/list-search.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { PageBar } from '../../parts/page-bar.tsx';
import { RecordList } from '../../parts/record-list.tsx';
import { EmptyState, Screen } from '../../parts/screen.tsx';
import { useListAddress } from '../../parts/use-list-address.ts';

/** Who did what, and when; also who looked at what. */
export default function AuditScreen() {
  const { filter, page, setFilters, setPage } = useListAddress();
  const query = useCall('DeskAudit', { Subject: filter('q'), Page: page });
  return (
    <Screen
      title="Audit"
      lead="Every call of staff and programs, kept for 400 days. It also says who looked at personal data."
    >
      <ListSearch
        label="Subject"
        hint="Number of an order or return, product code"
        value={filter('q')}
        onSearch={(q) => setFilters({ q })}
      />
      <Loaded query={query}>
        {({ Entries, Page, TotalPages, MorePages }) => (
          <Stack spacing={2}>
            {Entries.length === 0 ? (
              <EmptyState title="No entries">Leave the subject empty to see all entries.</EmptyState>
            ) : (
              <RecordList
                label="Audit"
                rows={Entries.map((entry, at) => ({ ...entry, at }))}
                keyOf={({ at }) => String(at)}
                columns={[
                  { title: 'When', cell: ({ At }) => formatMoment(At) },
                  { title: 'Who', cell: ({ Operator }) => Operator || 'Not named' },
                  {
                    title: 'What',
                    cell: ({ Call, Step }) => (Step === '' ? sentenceOf(Call) : `${sentenceOf(Call)}: ${Step}`),
                  },
                  { title: 'Subject', cell: ({ Subject }) => Subject },
                  { title: 'Outcome', cell: ({ Outcome }) => (Outcome === '' ? 'Interrupted' : sentenceOf(Outcome)) },
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
