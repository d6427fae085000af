import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { CallData } from '../api/call.ts';

interface WarehouseChoiceProps {
  label: string;
  warehouses: CallData<'Warehouses'>;
  value: string;
  onChange: (code: string) => void;
}

/** One of the shop's warehouses. */
export function WarehouseChoice({ label, warehouses, value, onChange }: WarehouseChoiceProps) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ minWidth: { xs: 0, sm: 200 } }}
    >
      {warehouses.map(({ Code, Name }) => (
        <MenuItem key={Code} value={Code}>
          {Name}
        </MenuItem>
      ))}
    </TextField>
  );
}
