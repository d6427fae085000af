import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

const PHOTO_SIZE = 128;

/** The photos that a shopper sent; each opens in full. */
export function PhotoRow({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mt: 2 }}>
      {ids.map((id, at) => (
        <Link key={id} href={`/photos/${id}`} target="_blank" rel="noreferrer">
          <Box
            component="img"
            src={`/photos/${id}?Size=thumbnail`}
            alt={`Photo ${at + 1} of ${ids.length}`}
            width={PHOTO_SIZE}
            height={PHOTO_SIZE}
            sx={{ objectFit: 'cover', borderRadius: 1, bgcolor: 'background.default' }}
          />
        </Link>
      ))}
    </Stack>
  );
}
