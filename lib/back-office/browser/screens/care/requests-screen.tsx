import Link from '@mui/material/Link';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ChoiceFilter } from '../../parts/choice-filter.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { OPEN_CLOSED, openClosedLabel, openClosedOf } from '../../parts/open-closed.ts';
import { OutcomeCell } from '../../parts/outcome-cell.tsx';
import { type RecordColumn, RecordList } from '../../parts/record-list.tsx';
import { EmptyState, Screen } from '../../parts/screen.tsx';
import { useListAddress } from '../../parts/use-list-address.ts';

/** What a shopper asked for and somebody answers by phone. */
interface CustomerRequest<Outcome extends string> {
  Reference: string;
  Name: string;
  Mobile: string;
  Note: string;
  /** Null while it is open. */
  Outcome: Outcome | null;
}

interface RequestsScreenProps<Row extends CustomerRequest<Outcome>, Outcome extends string> {
  title: string;
  lead: string;
  /** Shown where nothing waits. */
  empty: ReactNode;
  emptyTitle: string;
  query: UseQueryResult<Row[], Error>;
  /** The columns between reference and customer. */
  columns: readonly RecordColumn<Row>[];
  outcomes: readonly Outcome[];
  /** Whether the role may record an outcome. */
  mayRecord: boolean;
  record: (reference: string, outcome: Outcome) => Promise<unknown>;
}

/** The filter of such a list, which its address keeps. */
export function useRequestState() {
  const { filter, setFilters } = useListAddress();
  return { state: openClosedOf(filter('state')), setState: (state: string) => setFilters({ state }) };
}

function Customer({ Name, Mobile }: Pick<CustomerRequest<string>, 'Name' | 'Mobile'>) {
  return (
    <>
      {Name},{' '}
      <Link href={`tel:+91${Mobile}`} underline="always">
        {Mobile}
      </Link>
    </>
  );
}

/** A list of requests of shoppers: whom to call, and what came of it. */
export function RequestsScreen<Row extends CustomerRequest<Outcome>, Outcome extends string>(
  props: RequestsScreenProps<Row, Outcome>,
) {
  const { title, lead, empty, emptyTitle, query, columns, outcomes, mayRecord, record } = props;
  const { state, setState } = useRequestState();
  const { done, failed } = useNotices();
  const all: readonly RecordColumn<Row>[] = [
    { title: 'Reference', cell: ({ Reference }) => <span style={{ whiteSpace: 'nowrap' }}>{Reference}</span> },
    ...columns,
    { title: 'Customer', cell: Customer },
    { title: 'Note', cell: ({ Note }) => Note },
    {
      title: 'Outcome',
      cell: ({ Reference, Outcome, Name }) => (
        <OutcomeCell
          outcome={Outcome}
          outcomes={outcomes}
          subject={`${Reference}, ${Name}`}
          mayRecord={mayRecord}
          onRecord={(next) => void record(Reference, next).then(() => done(`${Reference} is recorded.`), failed)}
        />
      ),
    },
  ];
  return (
    <Screen title={title} lead={lead}>
      <ChoiceFilter label="Show" choices={OPEN_CLOSED} value={state} labelOf={openClosedLabel} onChange={setState} />
      <Loaded query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={emptyTitle}>{empty}</EmptyState>
          ) : (
            <RecordList label={title} rows={rows} keyOf={({ Reference }) => Reference} columns={all} />
          )
        }
      </Loaded>
    </Screen>
  );
}
