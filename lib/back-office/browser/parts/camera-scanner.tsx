import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useRef, useState } from 'react';
import { type BarcodeReader, openBarcodeReader } from '../scanner/barcode-reader.ts';

/** The pause between two looks at the camera's picture, in milliseconds. */
const LOOK_MS = 200;
/** The camera at the back; bars are fine, so the usual small picture may not do. */
const CAMERA = { facingMode: 'environment', width: { ideal: 1280 } };
const UNREADABLE = 'Codes cannot be read here. Load the page again, or type the code.';

interface CameraScannerProps {
  label: string;
  onCode: (code: string) => void;
  onClose: () => void;
}

/** Looks through the camera until it sees a barcode or QR code. The picture never leaves this device. */
export function CameraScanner({ label, onCode, onClose }: CameraScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState('');
  const found = useRef(onCode);
  found.current = onCode;
  useEffect(() => {
    let stream: MediaStream | undefined;
    let reader: BarcodeReader | undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const code = video.current && reader ? (await reader.read(video.current)).trim() : '';
      if (isOver) return;
      if (code !== '') found.current(code);
      else timer = setTimeout(() => void look().catch(tellUnread), LOOK_MS);
    };
    const tellUnread = () => isOver || setProblem(UNREADABLE);
    navigator.mediaDevices.getUserMedia({ video: CAMERA }).then(
      async (opened) => {
        stream = opened;
        if (isOver || !video.current) return stopAll(opened);
        video.current.srcObject = opened;
        try {
          reader = await openBarcodeReader();
          if (isOver) return reader.close();
          await video.current?.play();
          await look();
        } catch {
          tellUnread();
        }
      },
      () => setProblem('The camera cannot be used. Allow it for this address in the browser, or type the code.'),
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
      reader?.close();
      if (stream) stopAll(stream);
    };
  }, []);
  return (
    <Dialog open onClose={onClose} aria-labelledby="scanner-title">
      <DialogTitle id="scanner-title">Scan {label}</DialogTitle>
      <DialogContent>
        {problem === '' ? (
          <video ref={video} muted playsInline width="100%" aria-label="Picture of the camera" />
        ) : (
          <Alert severity="warning">{problem}</Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

function stopAll(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
