import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface PageBarProps {
  page: number;
  pages: number;
  /** Whether there are more pages than were counted. */
  more: boolean;
  onPage: (page: number) => void;
}

/** Moves between the pages of a list; nothing where there is one page. */
export function PageBar({ page, pages, more, onPage }: PageBarProps) {
  if (pages <= 1) return null;
  return (
    <Stack
      component="nav"
      aria-label="Pages"
      direction="row"
      sx={{ alignItems: 'center', gap: 2, justifyContent: 'center' }}
    >
      <Button variant="outlined" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Typography component="span" role="status">
        Page {page} of {more ? `more than ${pages}` : pages}
      </Typography>
      <Button variant="outlined" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </Stack>
  );
}
