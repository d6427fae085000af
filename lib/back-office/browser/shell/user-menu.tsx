import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from './session-gate.tsx';

const MODES = [
  ['system', 'Colours of this device'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

/** The menu of the person who is signed in: colours, and the end of the session. */
export function UserMenu() {
  const { session, signOut } = useSession();
  const { mode, setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: 180, overflow: 'hidden', whiteSpace: 'nowrap' }}
      >
        {session.name}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {MODES.map(([value, label]) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={mode === value}
            selected={mode === value}
            onClick={() => {
              setMode(value);
              close();
            }}
          >
            {label}
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem component={Link} to="/account" onClick={close}>
          My account
        </MenuItem>
        <MenuItem onClick={() => void signOut()}>Sign out</MenuItem>
      </Menu>
    </>
  );
}
