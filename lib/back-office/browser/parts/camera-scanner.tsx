import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useRef, useState } from 'react';

interface BarcodeDetectorLike {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
type BarcodeDetectorClass = new () => BarcodeDetectorLike;

/** The pause between two looks at the camera's picture, in milliseconds. */
const LOOK_MS = 200;

const detectorClass = () => (globalThis as { BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector;

/** Whether this browser reads barcodes from the camera. */
export function canScan(): boolean {
  return detectorClass() !== undefined && navigator.mediaDevices !== undefined;
}

interface CameraScannerProps {
  label: string;
  onCode: (code: string) => void;
  onClose: () => void;
}

/** Looks through the camera until it sees a barcode or QR code. The picture leaves this device never. */
export function CameraScanner({ label, onCode, onClose }: CameraScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState('');
  const found = useRef(onCode);
  found.current = onCode;
  useEffect(() => {
    const Detector = detectorClass();
    if (!Detector) return;
    const detector = new Detector();
    let stream: MediaStream | undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const [code] = video.current ? await detector.detect(video.current).catch(() => []) : [];
      if (isOver) return;
      if (code) found.current(code.rawValue.trim());
      else timer = setTimeout(() => void look(), LOOK_MS);
    };
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }).then(
      async (opened) => {
        stream = opened;
        if (isOver || !video.current) return stopAll(opened);
        video.current.srcObject = opened;
        await video.current.play();
        await look();
      },
      () => setProblem('The camera cannot be used. Allow it for this address in the browser, or type the code.'),
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
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
