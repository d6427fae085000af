import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router';
import type { ScreenEntry } from './screens.ts';

interface ScreenMenuProps {
  screens: readonly ScreenEntry[];
  onOpened: () => void;
}

/** The screens that the session may use, in groups. */
export function ScreenMenu({ screens, onOpened }: ScreenMenuProps) {
  const { pathname } = useLocation();
  const groups = [...new Set(screens.map(({ group }) => group))];
  return (
    <Box component="nav" aria-label="Main menu" sx={{ py: 1, overflowY: 'auto' }}>
      {groups.map((group) => (
        <Box key={group} sx={{ mb: 1 }}>
          <Typography id={`menu-${group}`} variant="caption" component="h2" sx={{ px: 2, color: 'text.secondary' }}>
            {group}
          </Typography>
          <List dense disablePadding aria-labelledby={`menu-${group}`}>
            {screens
              .filter((screen) => screen.group === group)
              .map(({ path, title }) => {
                const isHere = pathname === path || pathname.startsWith(`${path}/`);
                return (
                  <ListItem key={path} disablePadding>
                    <ListItemButton
                      component={Link}
                      to={path}
                      selected={isHere}
                      aria-current={isHere ? 'page' : undefined}
                      onClick={onOpened}
                      sx={{ minHeight: 40 }}
                    >
                      <ListItemText primary={title} />
                    </ListItemButton>
                  </ListItem>
                );
              })}
          </List>
        </Box>
      ))}
    </Box>
  );
}
