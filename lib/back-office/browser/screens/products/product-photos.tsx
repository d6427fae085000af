import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useRef, useState } from 'react';
import { photoUrl } from '#lib/shared/photo.ts';
import { sendProductPhoto } from '../../api/send-file.ts';
import { useNotices } from '../../parts/notices.tsx';
import { Panel } from '../../parts/screen.tsx';
import { withMoved } from '../../parts/with-moved.ts';

const SIZE = 112;
const PHOTO_WIDTH = 160;

interface ProductPhotosProps {
  code: string;
  /** The names of the photos, the front view first. */
  photos: readonly string[];
  canSave: boolean;
  onChange: (photos: readonly string[]) => void;
  /** What is wrong with them; empty where nothing is. */
  problem: string;
}

/** The photos of a product: chosen or dropped, put in order, taken away. They count once the product is saved. */
export function ProductPhotos({ code, photos, canSave, onChange, problem }: ProductPhotosProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [dragged, setDragged] = useState<number | null>(null);
  const { failed } = useNotices();
  async function add(files: readonly File[]) {
    setSending(true);
    const names = [...photos];
    try {
      for (const file of files) names.push(await sendProductPhoto(code, names.length + 1, file));
    } catch (error) {
      failed(error);
    } finally {
      setSending(false);
      onChange([...new Set(names)]);
    }
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void add([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  const move = (at: number, by: number) => onChange(withMoved(photos, at, at + by));
  return (
    <Panel title="Photos">
      <Stack
        component="ul"
        direction="row"
        useFlexGap
        aria-label="Photos"
        sx={{ flexWrap: 'wrap', gap: 1.5, m: 0, p: 0, listStyle: 'none', minHeight: 48 }}
        onDragOver={(event) => canSave && event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const files = [...event.dataTransfer.files];
          if (canSave && files.length > 0) void add(files);
        }}
      >
        {photos.map((name, at) => (
          <Box
            component="li"
            key={name}
            draggable={canSave}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(null)}
            onDrop={(event) => {
              // Files are added by the list.
              if (dragged === null) return;
              event.preventDefault();
              event.stopPropagation();
              onChange(withMoved(photos, dragged, at));
            }}
            sx={canSave ? { cursor: 'grab' } : {}}
          >
            <Box
              component="img"
              src={photoUrl(`/images/list/${name}`, PHOTO_WIDTH, 'webp')}
              alt={`Photo ${at + 1}`}
              draggable={false}
              width={SIZE}
              height={SIZE}
              sx={{ display: 'block', borderRadius: 1, bgcolor: 'background.default' }}
            />
            {canSave && (
              <Stack direction="row">
                <Button
                  size="small"
                  sx={{ minWidth: 36 }}
                  disabled={at === 0}
                  aria-label={`Move photo ${at + 1} forward`}
                  onClick={() => move(at, -1)}
                >
                  ←
                </Button>
                <Button
                  size="small"
                  sx={{ minWidth: 36 }}
                  color="error"
                  aria-label={`Remove photo ${at + 1}`}
                  onClick={() => onChange(photos.filter((one) => one !== name))}
                >
                  ×
                </Button>
                <Button
                  size="small"
                  sx={{ minWidth: 36 }}
                  disabled={at === photos.length - 1}
                  aria-label={`Move photo ${at + 1} back`}
                  onClick={() => move(at, 1)}
                >
                  →
                </Button>
              </Stack>
            )}
          </Box>
        ))}
      </Stack>
      {problem !== '' && <FormHelperText error>{problem}</FormHelperText>}
      {canSave && (
        <>
          <Typography color="text.secondary" variant="body2">
            Drop photos here, the front view first; drag one to another place.
          </Typography>
          <input ref={input} type="file" hidden accept="image/jpeg,image/png,image/webp" multiple onChange={choose} />
          <Button variant="outlined" loading={isSending} onClick={() => input.current?.click()} sx={{ mt: 1.5 }}>
            Add photos
          </Button>
        </>
      )}
    </Panel>
  );
}
