import { createTheme } from '@mui/material/styles';

const radius = 4;

/** The shop's quiet look in light and dark: ivory paper, ink, one brass accent, hairlines in place of shadows. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data' },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#6d5220', contrastText: '#ffffff' },
        background: { default: '#faf7f2', paper: '#ffffff' },
        text: { primary: '#1b1916', secondary: '#5f594f' },
        divider: '#e4ded3',
        success: { main: '#22663f' },
        warning: { main: '#8a5300' },
        error: { main: '#a3261d' },
        info: { main: '#2b5a86' },
      },
    },
    dark: {
      palette: {
        // Under the mouse a button gets lighter: darker, its text could not be read.
        primary: { main: '#d3ad6c', dark: '#e0c08a', contrastText: '#1b1916' },
        background: { default: '#171512', paper: '#221f1b' },
        text: { primary: '#f2ede4', secondary: '#b5ad9f' },
        divider: '#38332c',
        success: { main: '#7cc59b' },
        warning: { main: '#e2ab60' },
        error: { main: '#f29389' },
        info: { main: '#90bce6' },
      },
    },
  },
  shape: { borderRadius: radius },
  typography: {
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    h1: { fontSize: '1.5rem', fontWeight: 600 },
    h2: { fontSize: '1.125rem', fontWeight: 600 },
    h3: { fontSize: '1rem', fontWeight: 600 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    // A shopper's text may be one long word: it must not make a phone's screen wider.
    MuiCssBaseline: { styleOverrides: { body: { overflowWrap: 'break-word' } } },
    MuiTypography: {
      styleOverrides: {
        h1: { overflowWrap: 'anywhere' },
        h2: { overflowWrap: 'anywhere' },
        h3: { overflowWrap: 'anywhere' },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: 40 } } },
    MuiPaper: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiTextField: { defaultProps: { size: 'small' } },
    // What a field means is read also where somebody may not change it.
    MuiFormHelperText: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({ '&.Mui-disabled': { color: vars?.palette.text.secondary } }),
      },
    },
    MuiTableCell: { styleOverrides: { head: { fontWeight: 600, whiteSpace: 'nowrap' } } },
    MuiLink: { defaultProps: { underline: 'hover' } },
  },
});
