import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { INDIAN_STATES } from '#lib/shared/gst.ts';
import { Panel } from '../../parts/screen.tsx';
import type { PhoneCustomer } from './phone-customer.ts';

type Address = PhoneCustomer['address'];

interface AddressPanelProps {
  address: Address;
  onChange: (address: Address) => void;
  /** Further fields about the delivery. */
  children?: ReactNode;
}

const LINES = [
  ['FullName', 'Name on the parcel', false, 60],
  ['AddressLine1', 'Flat, house, building', true, 120],
  ['AddressLine2', 'Area, street', false, 120],
  ['Landmark', 'Landmark', false, 80],
] as const;

/** Where the order goes. The pincode is checked with the total: whether it is delivered to, and is in the state. */
export function AddressPanel({ address, onChange, children }: AddressPanelProps) {
  const field = (name: keyof Address) => ({
    value: address[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...address, [name]: event.target.value }),
  });
  return (
    <Panel title="Delivery address">
      <Stack spacing={2} sx={{ maxWidth: 560 }}>
        {LINES.map(([name, label, required, maxLength]) => (
          <TextField
            key={name}
            label={label}
            {...field(name)}
            required={required}
            slotProps={{ htmlInput: { maxLength, autoComplete: 'off' } }}
          />
        ))}
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
          <TextField
            label="Pincode"
            {...field('Pincode')}
            required
            slotProps={{
              htmlInput: { inputMode: 'numeric', maxLength: 6, pattern: '[1-9][0-9]{5}', autoComplete: 'off' },
            }}
          />
          <TextField label="City" {...field('City')} required sx={{ flexGrow: 1 }} />
        </Stack>
        <TextField select label="State" {...field('StateCode')} required>
          {INDIAN_STATES.map(({ code, name }) => (
            <MenuItem key={code} value={code}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {children}
      </Stack>
    </Panel>
  );
}
