import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { STAFF_ROLE_MEANINGS, STAFF_ROLES, type StaffRole } from '#lib/contract/staff-vocabulary.ts';
import { sentenceOf } from '../../parts/labels.ts';

/** Chooses a role, and says what it may do. */
export function RoleField({ role, onRole }: { role: StaffRole; onRole: (role: StaffRole) => void }) {
  return (
    <TextField
      select
      label="Role"
      value={role}
      onChange={(event) => onRole(event.target.value as StaffRole)}
      helperText={STAFF_ROLE_MEANINGS[role]}
      sx={{ minWidth: 180, maxWidth: 360 }}
    >
      {STAFF_ROLES.map((one) => (
        <MenuItem key={one} value={one}>
          {sentenceOf(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}
