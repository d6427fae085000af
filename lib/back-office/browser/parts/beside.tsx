import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useState } from 'react';
import { theme } from '../theme.ts';

interface BesideProps {
  /** What is worked on, and what is shown beside it. */
  main: { title: string; content: ReactNode };
  side: { title: string; content: ReactNode };
  /** Names the two tabs for screen readers. */
  label: string;
}

const SIDE_WIDTH = 360;
const BELOW_THE_BAR = 80;

/** Two parts side by side; on a narrow screen behind tabs, where what is typed stays in both. */
export function Beside({ main, side, label }: BesideProps) {
  const isWide = useMediaQuery(theme.breakpoints.up('lg'));
  const [at, setAt] = useState(0);
  const id = useId();
  if (isWide) {
    return (
      <Box
        sx={{ display: 'grid', gridTemplateColumns: `minmax(0, 1fr) ${SIDE_WIDTH}px`, gap: 2.5, alignItems: 'start' }}
      >
        <div>{main.content}</div>
        <Box
          tabIndex={0}
          role="group"
          aria-label={side.title}
          sx={{
            position: 'sticky',
            top: BELOW_THE_BAR,
            maxHeight: `calc(100vh - ${BELOW_THE_BAR}px)`,
            overflowY: 'auto',
          }}
        >
          {side.content}
        </Box>
      </Box>
    );
  }
  return (
    <Box>
      <Tabs value={at} onChange={(_event, next: number) => setAt(next)} aria-label={label} sx={{ mb: 2 }}>
        {[main, side].map(({ title }, place) => (
          <Tab key={title} label={title} id={`${id}-tab-${place}`} aria-controls={`${id}-part-${place}`} />
        ))}
      </Tabs>
      {[main, side].map(({ title, content }, place) => (
        <Box
          key={title}
          role="tabpanel"
          id={`${id}-part-${place}`}
          aria-labelledby={`${id}-tab-${place}`}
          hidden={place !== at}
        >
          {content}
        </Box>
      ))}
    </Box>
  );
}
