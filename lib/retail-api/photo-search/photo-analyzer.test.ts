import sharp from 'sharp';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { PhotoProcessError } from '../catalogue/images/photo-process.ts';
import { hostilePhotos } from '../testing/hostile-photos.ts';
import { STEADY_SIZE, TURNING_SIZE } from './features/layout.ts';
import { PhotoAnalyzer } from './photo-analyzer.ts';

// Each test starts at least one process.
jest.setTimeout(300_000);

/** A slow machine must not count as an error of a photo. */
const UNHURRIED = { answeredWithinMs: MINUTE_MS };

let analyzer: PhotoAnalyzer;
let sound: Buffer;

beforeAll(async () => {
  const disc = Buffer.from('<svg width="300" height="200"><circle cx="150" cy="100" r="60" fill="#a02030"/></svg>');
  sound = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#f4f1ec' } })
    .composite([{ input: disc }])
    .jpeg()
    .toBuffer();
});
afterEach(() => analyzer.stop());

test('a photo is described unrotated and in its rotations', async () => {
  analyzer = new PhotoAnalyzer(UNHURRIED);
  const features = await analyzer.analyse(sound);
  expect(features?.objects).toHaveLength(1);
  expect(features?.objects[0].steady).toHaveLength(STEADY_SIZE);
  expect(features?.objects[0].turnings.map((turning) => turning.length)).toEqual(Array(5).fill(TURNING_SIZE));
});

test('hostile files crash neither this process nor the search by photo', async () => {
  analyzer = new PhotoAnalyzer(UNHURRIED);
  for (const { bytes } of await hostilePhotos(16)) {
    await Promise.resolve(analyzer.analyse(bytes)).catch((error: unknown) =>
      expect(error).toBeInstanceOf(PhotoProcessError),
    );
  }
  expect(await analyzer.analyse(sound)).not.toBeNull();
});
