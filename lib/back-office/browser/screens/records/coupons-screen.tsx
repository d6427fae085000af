import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { mayCall } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { ListSearch } from '../../parts/list-search.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { RecordList } from '../../parts/record-list.tsx';
import { EmptyState, Screen } from '../../parts/screen.tsx';
import { useListAddress } from '../../parts/use-list-address.ts';
import { useSession } from '../../shell/session-gate.tsx';
import { RECORD_LISTS } from './list-kinds.ts';
import { type EditedRecord, RecordEditor } from './record-editor.tsx';

/** Coupons by their codes, with how often orders used them. */
export default function CouponsScreen() {
  const { session } = useSession();
  const { filter, setFilters } = useListAddress();
  const [edited, setEdited] = useState<EditedRecord | null>(null);
  const query = useCall('CouponRecords', { Search: filter('q').slice(0, 20), After: filter('after') });
  const { title, lead, example } = RECORD_LISTS.coupons;
  const canSave = mayCall(session, 'SaveCoupons');
  return (
    <Screen
      title={title}
      lead={lead}
      actions={
        canSave && (
          <Button variant="contained" onClick={() => setEdited({ Id: '', Version: 0, Position: 0, Fields: example })}>
            Add
          </Button>
        )
      }
    >
      {edited && (
        <RecordEditor
          key={`${edited.Id} ${edited.Version}`}
          kind="coupons"
          record={edited}
          onClose={() => setEdited(null)}
        />
      )}
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
                label={title}
                rows={Coupons}
                keyOf={({ Id }) => Id}
                columns={[
                  { title: 'Code', cell: ({ Id }) => Id },
                  { title: 'Used', numeric: true, cell: ({ Uses }) => Uses },
                  { title: 'State', cell: ({ Fields }) => (Fields.paused === true ? 'Paused' : 'In force') },
                  {
                    title: 'Change',
                    cell: (coupon) => (
                      <Button
                        size="small"
                        aria-label={`${canSave ? 'Change' : 'Show'} ${coupon.Id}`}
                        onClick={() => setEdited(coupon)}
                      >
                        {canSave ? 'Change' : 'Show'}
                      </Button>
                    ),
                  },
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
    </Screen>
  );
}
