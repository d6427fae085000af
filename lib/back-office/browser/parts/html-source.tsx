import Typography from '@mui/material/Typography';

/** The HTML of a page as it is stored. */
export function HtmlSource({ text }: { text: string }) {
  return (
    <Typography component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', m: 0, fontSize: 14 }}>
      {text}
    </Typography>
  );
}
