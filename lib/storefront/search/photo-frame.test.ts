import { middleFrame, movedFrame, scaledFrame, shrunkSize } from './photo-frame.ts';

const PHOTO = { width: 400, height: 200 };

test('the photo frame starts in the middle', () => {
  expect(middleFrame(PHOTO)).toEqual({ left: 130, top: 30, side: 140 });
});

test.each([
  [10, -10, { left: 140, top: 20 }],
  [1000, 1000, { left: 260, top: 60 }],
  [-1000, -1000, { left: 0, top: 0 }],
])('the photo frame moved by %d and %d stays inside the photo', (right, down, place) => {
  expect(movedFrame(middleFrame(PHOTO), right, down, PHOTO)).toEqual({ ...place, side: 140 });
});

test.each([
  [0.5, { left: 165, top: 65, side: 70 }],
  [0.01, { left: 180, top: 80, side: 40 }],
  [100, { left: 100, top: 0, side: 200 }],
])('the photo frame scaled by %d keeps its centre and its limits', (factor, frame) => {
  expect(scaledFrame(middleFrame(PHOTO), factor, PHOTO)).toEqual(frame);
});

test('a photo frame in a corner that grows is pushed inside the photo', () => {
  const corner = movedFrame(middleFrame(PHOTO), 1000, 1000, PHOTO);
  expect(scaledFrame(corner, 1.2, PHOTO)).toEqual({ left: 232, top: 32, side: 168 });
});

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 1024, height: 768 },
  ],
  [
    { width: 300, height: 200 },
    { width: 300, height: 200 },
  ],
  [
    { width: 20_000, height: 3 },
    { width: 1024, height: 1 },
  ],
])('a photo of %j is shrunk to %j', (photo, sent) => {
  expect(shrunkSize(photo, 1024)).toEqual(sent);
});
