import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { EmptyState, Screen } from '../parts/screen.tsx';
import { theme } from '../theme.ts';
import { CommandPalette, usePaletteKey } from './command-palette.tsx';
import { ScreenGuard } from './screen-guard.tsx';
import { ScreenMenu } from './screen-menu.tsx';
import { isInMenu, screensFor } from './screens.ts';
import { useSession } from './session-gate.tsx';
import { UserMenu } from './user-menu.tsx';

const MENU_WIDTH = 220;

/** The frame around all screens: the bar, the menu, and the screen of the address. */
export function Shell() {
  const { session } = useSession();
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const palette = usePaletteKey();
  const isWide = useMediaQuery(theme.breakpoints.up('lg'));
  const screens = screensFor(session.calls);
  const first = screens.find(isInMenu);
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
      <Link
        href="#content"
        sx={{
          position: 'absolute',
          left: -9999,
          '&:focus': { left: 8, top: 8, zIndex: 'tooltip', bgcolor: 'background.paper', p: 1 },
        }}
      >
        Skip to content
      </Link>
      <AppBar
        position="fixed"
        color="default"
        elevation={0}
        sx={{ borderWidth: 0, borderBottomWidth: 1, zIndex: 'modal', bgcolor: 'background.paper' }}
      >
        <Toolbar sx={{ gap: 1 }}>
          {!isWide && (
            <Button
              color="inherit"
              onClick={() => setMenuOpen(!isMenuOpen)}
              aria-expanded={isMenuOpen}
              sx={{ minWidth: 0 }}
            >
              Menu
            </Button>
          )}
          <Box sx={{ fontWeight: 700, display: { xs: 'none', sm: 'block' } }}>Back office</Box>
          <Box sx={{ flexGrow: 1 }} />
          <Button variant="outlined" color="inherit" onClick={palette.open} aria-keyshortcuts="Control+K /">
            Search
            <Box
              component="kbd"
              sx={{ ml: 1.5, opacity: 0.75, fontSize: '0.75rem', display: { xs: 'none', sm: 'inline' } }}
            >
              Ctrl K
            </Box>
          </Button>
          <UserMenu />
        </Toolbar>
      </AppBar>
      <Drawer
        variant={isWide ? 'permanent' : 'temporary'}
        open={isWide || isMenuOpen}
        onClose={() => setMenuOpen(false)}
        sx={{ width: isWide ? MENU_WIDTH : 0, flexShrink: 0, '& .MuiDrawer-paper': { width: MENU_WIDTH } }}
      >
        <Toolbar />
        <ScreenMenu screens={screens.filter(isInMenu)} onOpened={() => setMenuOpen(false)} />
      </Drawer>
      <Box component="main" id="content" tabIndex={-1} sx={{ flexGrow: 1, minWidth: 0, outline: 'none' }}>
        <Toolbar />
        <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1320, mx: 'auto' }}>
          <ScreenGuard path={pathname}>
            <Suspense fallback={<LinearProgress aria-label="Loading" />}>
              <Routes>
                {screens.map(({ path, Component }) => (
                  <Route key={path} path={path} element={<Component />} />
                ))}
                {first && <Route path="/" element={<Navigate to={first.path} replace />} />}
                <Route path="*" element={<NoScreen />} />
              </Routes>
            </Suspense>
          </ScreenGuard>
        </Box>
      </Box>
      <CommandPalette screens={screens.filter(isInMenu)} isOpen={palette.isOpen} onClose={palette.close} />
    </Box>
  );
}

function NoScreen() {
  return (
    <Screen title="Not here">
      <EmptyState title="There is no such screen, or your role does not include it.">
        Choose another one in the menu. An owner can change your role under Staff.
      </EmptyState>
    </Screen>
  );
}
