import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { inlinePieces } from './inline-text.ts';
import type { TextBlock } from './text-blocks.ts';

/** A text as shoppers will read it; its links lead nowhere here, and facts of the profile keep their marks. */
export function TextPreview({ blocks }: { blocks: readonly TextBlock[] }) {
  return (
    <Paper component="section" aria-label="Preview" sx={{ p: 2, overflowWrap: 'anywhere' }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        Preview
      </Typography>
      {keyed(blocks).map(([key, block]) => (
        <Block key={key} block={block} />
      ))}
    </Paper>
  );
}

const LINK = { textDecoration: 'underline', color: 'primary.main' };

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'heading') return <Typography variant="h3">{block.text}</Typography>;
  if (block.kind === 'links') {
    return (
      <Box component="ul" sx={{ my: 1 }}>
        {keyed(block.links).map(([key, { text }]) => (
          <Box component="li" key={key}>
            <Box component="span" sx={LINK}>
              {text}
            </Box>
          </Box>
        ))}
      </Box>
    );
  }
  return (
    <Typography sx={{ my: 1 }}>
      {keyed(inlinePieces(block.text)).map(([key, { text, isBold, url }]) => (
        <Box component={isBold ? 'strong' : 'span'} key={key} sx={url === '' ? {} : LINK}>
          {text}
        </Box>
      ))}
    </Typography>
  );
}

/** Parts with keys: a part is its place, and what it says is no name of it. */
function keyed<Part>(parts: readonly Part[]): [string, Part][] {
  return parts.map((part, at) => [`part ${at}`, part]);
}
