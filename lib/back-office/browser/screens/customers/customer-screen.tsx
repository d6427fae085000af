import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useParams } from 'react-router';
import { formatMoment, formatShortDate } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { type CallData, newChangeKey } from '../../api/call.ts';
import { mayCall } from '../../api/session.ts';
import { useCall, useChange } from '../../api/use-call.ts';
import { FactList } from '../../parts/fact-list.tsx';
import { orderStateLabel, returnStateLabel, sentenceOf } from '../../parts/labels.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { RecordList } from '../../parts/record-list.tsx';
import { EmptyState, Panel, Screen } from '../../parts/screen.tsx';
import { StateChip } from '../../parts/state-chip.tsx';
import { useSession } from '../../shell/session-gate.tsx';

type Found = CallData<'DeskCustomer'>;

/** A customer: how to reach them, what they bought and sent back, and the notes of staff. */
export default function CustomerScreen() {
  const { id = '' } = useParams();
  const query = useCall('DeskCustomer', { CustomerId: id });
  return (
    <Screen title={query.data?.Customer.Name || 'Customer'}>
      <Loaded query={query}>
        {(found) => (
          <Stack spacing={2}>
            <Panel title="Contact">
              <FactList
                facts={[
                  [
                    'Mobile',
                    <Link key="mobile" href={`tel:+91${found.Customer.Mobile}`}>
                      {found.Customer.Mobile}
                    </Link>,
                  ],
                  ['Email', found.Customer.Email],
                  ['Since', formatShortDate(found.Customer.MemberSince)],
                  [
                    'Agreed to',
                    found.Consents.filter(({ Granted }) => Granted)
                      .map(({ Purpose }) => sentenceOf(Purpose))
                      .join(', '),
                  ],
                  ...found.Addresses.map(
                    (address, at) =>
                      [
                        `Address ${at + 1}`,
                        [
                          address.FullName,
                          address.AddressLine1,
                          address.AddressLine2,
                          `${address.City} ${address.Pincode}`,
                        ]
                          .filter(Boolean)
                          .join(', '),
                      ] as const,
                  ),
                ]}
              />
            </Panel>
            <Panel title="Orders">
              {found.Orders.length === 0 ? (
                <EmptyState title="No orders">They appear here once one is confirmed.</EmptyState>
              ) : (
                <RecordList
                  label="Orders"
                  rows={found.Orders}
                  keyOf={({ OrderNumber }) => OrderNumber}
                  pathOf={({ OrderNumber }) => `/orders/${OrderNumber}`}
                  columns={[
                    { title: 'Order', cell: ({ OrderNumber }) => OrderNumber },
                    { title: 'State', cell: ({ State }) => <StateChip state={State} label={orderStateLabel(State)} /> },
                    { title: 'Placed', cell: ({ PlacedAt }) => formatMoment(PlacedAt) },
                    { title: 'Total', numeric: true, cell: ({ Total }) => formatPaise(Total) },
                  ]}
                />
              )}
            </Panel>
            {found.Returns.length > 0 && (
              <Panel title="Returns">
                <RecordList
                  label="Returns"
                  rows={found.Returns}
                  keyOf={({ ReturnNumber }) => ReturnNumber}
                  pathOf={({ ReturnNumber }) => `/returns/${ReturnNumber}`}
                  columns={[
                    { title: 'Number', cell: ({ ReturnNumber }) => ReturnNumber },
                    { title: 'State', cell: ({ State }) => returnStateLabel(State) },
                    { title: 'Value', numeric: true, cell: ({ RefundAmount }) => formatPaise(RefundAmount) },
                  ]}
                />
              </Panel>
            )}
            <NotesPanel found={found} />
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}

function NotesPanel({ found }: { found: Found }) {
  const { session } = useSession();
  const [text, setText] = useState('');
  const [key, setKey] = useState(newChangeKey);
  const add = useChange('AddCustomerNote');
  const remove = useChange('DeleteCustomerNote');
  const { done, failed } = useNotices();
  const { CustomerId } = found.Customer;
  async function submit(event: FormEvent) {
    event.preventDefault();
    try {
      await add.mutateAsync({ CustomerId, Text: text.trim(), IdempotencyKey: key });
      setText('');
      setKey(newChangeKey());
      done('The note is saved.');
    } catch (error) {
      failed(error);
    }
  }
  return (
    <Panel title="Notes of staff">
      {found.Notes.map(({ NoteId, At, By, Text }) => (
        <Stack key={NoteId} direction="row" sx={{ gap: 1, justifyContent: 'space-between', mb: 1 }}>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {Text}
            <Typography component="span" variant="body2" color="text.secondary">
              {' '}
              · {By}, {formatMoment(At)}
            </Typography>
          </Typography>
          {mayCall(session, 'DeleteCustomerNote') && (
            <Button
              size="small"
              color="error"
              aria-label={`Delete the note of ${formatMoment(At)}`}
              onClick={() =>
                void remove.mutateAsync({ CustomerId, NoteId }).then(() => done('The note is deleted.'), failed)
              }
            >
              Delete
            </Button>
          )}
        </Stack>
      ))}
      {mayCall(session, 'AddCustomerNote') && (
        <Stack component="form" direction={{ xs: 'column', sm: 'row' }} onSubmit={submit} sx={{ gap: 1 }}>
          <TextField
            label="New note"
            helperText="The customer's data download has it; no page shows it."
            value={text}
            onChange={(event) => setText(event.target.value)}
            required
            multiline
            sx={{ flexGrow: 1 }}
            slotProps={{ htmlInput: { maxLength: 1000 } }}
          />
          <Button type="submit" variant="outlined" loading={add.isPending} sx={{ alignSelf: 'start' }}>
            Add
          </Button>
        </Stack>
      )}
    </Panel>
  );
}
