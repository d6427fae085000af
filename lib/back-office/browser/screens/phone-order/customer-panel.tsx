import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { mayCall } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { Panel } from '../../parts/screen.tsx';
import { useSession } from '../../shell/session-gate.tsx';
import { mobileDigits, type PhoneCustomer, typedAddress } from './phone-customer.ts';

interface CustomerPanelProps {
  customer: PhoneCustomer;
  onChange: (customer: PhoneCustomer) => void;
}

/** Who is on the phone: a customer found by the mobile, or a new one. */
export function CustomerPanel({ customer, onChange }: CustomerPanelProps) {
  const { session } = useSession();
  const isWhole = /^[6-9]\d{9}$/.test(customer.mobile);
  const search = useCall(
    'DeskCustomers',
    { Search: customer.mobile },
    { enabled: isWhole && mayCall(session, 'DeskCustomers') },
  );
  const known = isWhole ? search.data?.Customers.find(({ Mobile }) => Mobile === customer.mobile) : undefined;
  const details = useCall(
    'DeskCustomer',
    { CustomerId: known?.CustomerId ?? '' },
    { enabled: known !== undefined && mayCall(session, 'DeskCustomer') },
  );
  // While another customer is read, the addresses of the one before must not be offered.
  const addresses = known && !details.isPlaceholderData ? (details.data?.Addresses ?? []) : [];
  const text = (name: 'name' | 'email' | 'gstin') => ({
    value: customer[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...customer, [name]: event.target.value }),
  });
  return (
    <Panel title="Customer">
      <Stack spacing={2} sx={{ maxWidth: 560 }}>
        <TextField
          label="Mobile"
          value={customer.mobile}
          onChange={(event) => onChange({ ...customer, mobile: mobileDigits(event.target.value) })}
          required
          helperText="Ten digits. The payment link goes there, and an account is found or opened by it."
          slotProps={{ htmlInput: { inputMode: 'tel', autoComplete: 'off', pattern: '[6-9][0-9]{9}' } }}
        />
        {known && (
          <Alert severity="success" variant="outlined">
            A customer: {known.Name || 'no name yet'}
            {known.Email && `, ${known.Email}`}
          </Alert>
        )}
        {isWhole && search.isSuccess && !search.isPlaceholderData && !known && (
          <Alert severity="info" variant="outlined">
            A new customer. An account is opened with this order.
          </Alert>
        )}
        {addresses.map((address) => (
          <Button
            key={address.AddressGUID}
            variant="outlined"
            sx={{ justifyContent: 'start', textAlign: 'start' }}
            onClick={() =>
              onChange({ ...customer, name: customer.name || (known?.Name ?? ''), address: typedAddress(address) })
            }
          >
            Send to {address.FullName}, {address.AddressLine1}, {address.City} {address.Pincode}
          </Button>
        ))}
        <TextField
          label="Name"
          {...text('name')}
          required={!known?.Name}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
        <TextField label="Email" type="email" {...text('email')} helperText="For the confirmation and the invoice" />
        <TextField
          label="GSTIN"
          {...text('gstin')}
          helperText="Only for an invoice to a business"
          slotProps={{ htmlInput: { maxLength: 15, spellCheck: false } }}
        />
      </Stack>
    </Panel>
  );
}
