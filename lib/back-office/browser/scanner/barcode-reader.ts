/** What the worker sends back for a picture: the text of its code, empty without one; or why it cannot read any. */
export type ScanAnswer = { text: string } | { failed: string };

/** Reads barcodes and QR codes from a video. */
export interface BarcodeReader {
  /** The text of a code in the picture of this moment; empty where there is none. Rejects where none can ever be read. */
  read(video: HTMLVideoElement): Promise<string>;
  close(): void;
}

interface BarcodeDetectorLike {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
interface BarcodeDetectorClass {
  new (): BarcodeDetectorLike;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The address of the worker, which the build knows. */
declare const SCAN_WORKER_URL: string;

/** The longer side of the picture that is looked at, in pixels: more is slower and reads no more. */
const LONGEST_SIDE = 1280;

const detectorClass = () => (globalThis as { BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector;

/** Whether this browser has a camera for pages, and something to read barcodes by. */
export function canScan(): boolean {
  const canRead = detectorClass() !== undefined || ('Worker' in globalThis && 'WebAssembly' in globalThis);
  return navigator.mediaDevices?.getUserMedia !== undefined && canRead;
}

/** The browser's own reader, or ours where it has none, such as Safari and Firefox. */
export async function openBarcodeReader(): Promise<BarcodeReader> {
  const Detector = detectorClass();
  // Some browsers have the class and no format.
  const formats = Detector ? await Detector.getSupportedFormats().catch(() => []) : [];
  return Detector && formats.includes('code_128') ? ownReader(new Detector()) : workerReader();
}

function ownReader(detector: BarcodeDetectorLike): BarcodeReader {
  return {
    // A single picture may be refused while the camera starts.
    read: (video) =>
      detector.detect(video).then(
        ([code]) => code?.rawValue ?? '',
        () => '',
      ),
    close: () => undefined,
  };
}

/** Reads in a worker, so that looking at pictures does not hold up the page, and no page may compile WebAssembly. */
function workerReader(): BarcodeReader {
  const worker = new Worker(SCAN_WORKER_URL, { type: 'module' });
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return {
    read: (video) => {
      if (!pen || video.videoWidth === 0) return Promise.resolve('');
      const scale = Math.min(1, LONGEST_SIDE / Math.max(video.videoWidth, video.videoHeight));
      canvas.width = Math.round(video.videoWidth * scale);
      canvas.height = Math.round(video.videoHeight * scale);
      pen.drawImage(video, 0, 0, canvas.width, canvas.height);
      const picture = pen.getImageData(0, 0, canvas.width, canvas.height);
      return new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<ScanAnswer>) =>
          'failed' in data ? reject(new Error(data.failed)) : resolve(data.text);
        worker.onerror = () => reject(new Error('The reader could not be loaded.'));
        worker.postMessage(picture, [picture.data.buffer]);
      });
    },
    close: () => worker.terminate(),
  };
}
