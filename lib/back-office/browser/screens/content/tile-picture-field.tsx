import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { FULL_PHOTO_WIDTH, photoUrl } from '#lib/shared/photo.ts';
import { sendPagePicture } from '../../api/send-file.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { useNotices } from '../../parts/notices.tsx';
import { useLater } from '../../parts/use-later.ts';

const SHOWN_PRODUCTS = 12;
const WIDTH = 320;

interface TilePictureFieldProps {
  /** The file name of the picture; empty where there is none yet. */
  picture: string;
  /** Names the tile for screen readers, such as `tile 2`. */
  label: string;
  /** `size`: in pixels. */
  onChange: (picture: string, size: { width: number; height: number }) => void;
}

/** A picture of the shop with its size in pixels. */
interface ShopPicture {
  Picture: string;
  Path: string;
  Width: number;
  Height: number;
}

/** The picture of a tile: chosen among those of the shop, or sent. */
export function TilePictureField({ picture, label, onChange }: TilePictureFieldProps) {
  const found = useCall('PagePictures', { Names: picture }, { enabled: picture !== '' });
  const [isOpen, setOpen] = useState(false);
  const action = picture === '' ? 'Choose a picture' : 'Another picture';
  return (
    <Stack spacing={1} sx={{ width: { sm: 180 }, flexShrink: 0 }}>
      <Thumbnail path={(picture !== '' && found.data?.[0]?.Path) || ''} alt={picture} />
      <Button variant="outlined" onClick={() => setOpen(true)} aria-label={`${action} for ${label}`}>
        {action}
      </Button>
      {isOpen && (
        <PictureDialog
          onClose={() => setOpen(false)}
          onChoose={({ Picture, Width, Height }) => {
            onChange(Picture, { width: Width, height: Height });
            setOpen(false);
          }}
        />
      )}
    </Stack>
  );
}

function Thumbnail({ path, alt }: { path: string; alt: string }) {
  const frame = { width: '100%', height: 110, borderRadius: 1, bgcolor: 'background.default', border: 1 };
  if (path === '') return <Box aria-hidden="true" sx={{ ...frame, borderStyle: 'dashed', borderColor: 'divider' }} />;
  return (
    <Box
      component="img"
      src={photoUrl(path, WIDTH, 'webp')}
      alt={alt}
      loading="lazy"
      sx={{ ...frame, borderColor: 'divider', objectFit: 'cover', display: 'block', overflow: 'hidden' }}
    />
  );
}

interface PictureDialogProps {
  onChoose: (picture: ShopPicture) => void;
  onClose: () => void;
}

/** The pictures of pages and the photos of products, and a button that sends one. */
function PictureDialog({ onChoose, onClose }: PictureDialogProps) {
  const pictures = useCall('PagePictures', { Names: '' });
  const [text, setText] = useState('');
  const asked = useLater(text.trim());
  const products = useCall(
    'ProductRecords',
    { Search: asked.slice(0, 100), State: 'shown', PageSize: SHOWN_PRODUCTS },
    { enabled: asked.length >= 2 },
  );
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const { failed } = useNotices();
  async function send(file: File | undefined) {
    if (!file) return;
    setSending(true);
    try {
      const sent = await sendPagePicture(file.name, file);
      await pictures.refetch();
      onChoose(sent);
    } catch (error) {
      failed(error);
    } finally {
      setSending(false);
    }
  }
  const found = asked.length >= 2 ? (products.data?.Products ?? []) : [];
  const ofProducts = found.map(({ Photo }) => ({
    Picture: Photo,
    Path: `/images/list/${Photo}`,
    Width: FULL_PHOTO_WIDTH,
    Height: FULL_PHOTO_WIDTH,
  }));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="picture-dialog">
      <DialogTitle id="picture-dialog">Choose a picture</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
            <input
              ref={input}
              type="file"
              hidden
              accept="image/jpeg,image/png,image/webp"
              aria-label="File of the picture"
              onChange={(event) => {
                void send(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
            <Button variant="contained" loading={isSending} onClick={() => input.current?.click()}>
              Send a picture
            </Button>
            <TextField
              label="Or find the photo of a product"
              type="search"
              value={text}
              onChange={(event) => setText(event.target.value)}
              sx={{ flexGrow: 1 }}
            />
          </Stack>
          <Loaded query={pictures}>
            {(stored) => <PictureGrid pictures={asked.length >= 2 ? ofProducts : stored} onChoose={onChoose} />}
          </Loaded>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

interface PictureGridProps {
  pictures: readonly ShopPicture[];
  onChoose: (picture: ShopPicture) => void;
}

function PictureGrid({ pictures, onChoose }: PictureGridProps) {
  return (
    <Box
      component="ul"
      aria-label="Pictures"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
      }}
    >
      {pictures.map((picture) => (
        <li key={picture.Picture}>
          <Button
            fullWidth
            onClick={() => onChoose(picture)}
            sx={{ p: 0.5, flexDirection: 'column', gap: 0.5, fontSize: 12, overflowWrap: 'anywhere' }}
          >
            <Thumbnail path={picture.Path} alt="" />
            {picture.Picture}
          </Button>
        </li>
      ))}
    </Box>
  );
}
