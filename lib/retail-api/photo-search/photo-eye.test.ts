import sharp from 'sharp';
import { PhotoProcessError } from '../catalogue/images/photo-process.ts';
import { hostilePhotos } from '../testing/hostile-photos.ts';
import { STEADY_SIZE, TURNING_SIZE } from './features/layout.ts';
import { PhotoEye } from './photo-eye.ts';

// Each test starts a process or two.
jest.setTimeout(300_000);

/** A slow machine is no fault of a photo. */
const UNHURRIED = { answeredWithinMs: 60_000 };

let eye: PhotoEye;
let sound: Buffer;

beforeAll(async () => {
  const disc = Buffer.from('<svg width="300" height="200"><circle cx="150" cy="100" r="60" fill="#a02030"/></svg>');
  sound = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#f4f1ec' } })
    .composite([{ input: disc }])
    .jpeg()
    .toBuffer();
});
afterEach(() => eye.stop());

test('a photo is looked at, as it is and in its turns', async () => {
  eye = new PhotoEye(UNHURRIED);
  const look = await eye.analyse(sound);
  expect(look?.steady).toHaveLength(STEADY_SIZE);
  expect(look?.turnings.map((turning) => turning.length)).toEqual(Array(5).fill(TURNING_SIZE));
});

test('hostile files bring neither this process nor the search by photo down', async () => {
  eye = new PhotoEye(UNHURRIED);
  for (const { bytes } of await hostilePhotos(16)) {
    await Promise.resolve(eye.analyse(bytes)).catch((error: unknown) =>
      expect(error).toBeInstanceOf(PhotoProcessError),
    );
  }
  expect(await eye.analyse(sound)).not.toBeNull();
});
