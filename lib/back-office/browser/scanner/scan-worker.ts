import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm';
import type { ScanAnswer } from './barcode-reader.ts';

/** Codes of goods, parcels and certificates. Those of a few bars without a check digit are seen in any stripes, and left out. */
const OPTIONS: ReaderOptions = {
  formats: ['Code128', 'Code39', 'Code93', 'EAN13', 'EAN8', 'UPCA', 'QRCode', 'DataMatrix', 'PDF417', 'Aztec'],
  maxNumberOfSymbols: 1,
  tryHarder: true,
};

// Unless told so, the library would load it from another host.
prepareZXingModule({ overrides: { locateFile: () => new URL(wasm, import.meta.url).href } });

// A worker: it receives the picture of the camera and sends back the code that is in it.
addEventListener('message', async ({ data }: MessageEvent<ImageData>) => {
  const answer = await readBarcodes(data, OPTIONS).then(
    ([code]): ScanAnswer => ({ text: code?.text ?? '' }),
    (error: unknown): ScanAnswer => ({ failed: String(error) }),
  );
  postMessage(answer);
});
