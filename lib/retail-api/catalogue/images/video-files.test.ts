import { MP4_HEAD, WEBM_HEAD } from '#lib/testing/examples/drawn-media.ts';
import { isCaptions, videoTypeOf } from './video-files.ts';

const matroska = Buffer.from(WEBM_HEAD.toString('latin1').replace('webm', 'matr'), 'latin1');

test.each([
  ['an MP4', MP4_HEAD, 'mp4'],
  ['a WebM', WEBM_HEAD, 'webm'],
  ['another kind of Matroska', matroska, null],
  ['a page', Buffer.from('<!doctype html><p>webm ftyp'), null],
  ['nothing', Buffer.alloc(0), null],
  ['a file that ends in its header', WEBM_HEAD.subarray(0, 4), null],
])('the type of %s follows from its content', (_what, bytes, type) => expect(videoTypeOf(bytes)).toBe(type));

test.each([
  ['WEBVTT\n\n00:00.000 --> 00:01.000\nThe dial.', true],
  ['\uFEFFWEBVTT - Ring\n', true],
  ['WEBVTTX', false],
  ['1\n00:00:00,000 --> 00:00:01,000\nThe dial.', false],
])('captions begin with WEBVTT: %j', (text, expected) => expect(isCaptions(Buffer.from(text))).toBe(expected));

test('captions that are not UTF-8 are none', () =>
  expect(isCaptions(Buffer.from('WEBVTT \xff', 'latin1'))).toBe(false));
