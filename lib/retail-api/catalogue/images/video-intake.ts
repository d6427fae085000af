import { Semaphore } from '#lib/shared/concurrency.ts';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import { fetchPhoto } from './fetch-photo.ts';
import { hashOf, IntakeFiles, type IntakeOptions, isAddress } from './intake-files.ts';
import { PhotoFault } from './normalise-photo.ts';
import { isCaptions, STORED_VIDEO, videoPath, videoTypeOf } from './video-files.ts';

/** A video of half a minute in 1080p has about 10 MB. */
const MAX_VIDEO_BYTES = 48 * MEGABYTE;
const MAX_CAPTION_BYTES = MEGABYTE;
const TIMEOUT_MS = 120_000;

interface RequestedVideo {
  /** URL or file name. */
  reference: string;
  productCode: string;
  kind: 'video' | 'captions';
  /** Tells captions apart. */
  language?: string;
}

// A file is in memory while it is checked: one at a time.
const oneAtATime = new Semaphore({ running: 1 });

/** Imports videos and captions: fetches or copies, checks and stores them under `DATA_DIR` by the hash of their bytes. */
export class VideoIntake {
  readonly #files: IntakeFiles;
  readonly #fetchesAgain: boolean;

  constructor(options: IntakeOptions) {
    this.#files = new IntakeFiles(options, 'video');
    this.#fetchesAgain = options.photosAgain;
  }

  /** Removes files that a killed intake left half-written. */
  start(): Promise<void> {
    return this.#files.start();
  }

  /** The file name for URLs, e.g. `A1-video-5f3a9c1e.mp4`. Throws PhotoFault. */
  async take(request: RequestedVideo): Promise<string> {
    const { reference } = request;
    if (isAddress(reference)) return (await this.#own(reference)) ?? this.#fetched(request);
    return (await this.#copied(request)) ?? this.#present(reference);
  }

  /** A file of this store, as an export names it. */
  async #own(address: string): Promise<string | null> {
    const path = this.#files.ownPath(address);
    const name = path?.slice(videoPath('').length) ?? '';
    return path === videoPath(name) && (await this.#isStored(name)) ? name : null;
  }

  /** The file at a URL, which is asked for only once unless the import asks for newer photos. */
  async #fetched(request: RequestedVideo): Promise<string> {
    const { reference } = request;
    const place = placeOf(request);
    const [before = ''] = await this.#files.readRecord(place, reference);
    if (!this.#fetchesAgain && (await this.#isStored(before))) return before;
    return oneAtATime.run(async () => {
      const fetched = await fetchPhoto(reference, {
        isAllowed: this.#files.isAllowed,
        timeoutMs: TIMEOUT_MS,
        maximumBytes: limitOf(request),
        accept: '*/*',
      });
      if (!fetched) throw new PhotoFault('could not be fetched: the server answered 304');
      const name = await this.#store(request, fetched.bytes);
      await this.#files.writeRecord(place, reference, [name]);
      return name;
    });
  }

  #copied(request: RequestedVideo): Promise<string | null> {
    return oneAtATime.run(async () => {
      const bytes = await this.#files.readGiven(request.reference);
      return bytes && this.#store(request, bytes);
    });
  }

  async #present(name: string): Promise<string> {
    if (await this.#isStored(name)) return name;
    throw this.#files.notFoundFault();
  }

  async #isStored(name: string): Promise<boolean> {
    return STORED_VIDEO.test(name) && this.#files.isStored(name);
  }

  async #store(request: RequestedVideo, bytes: Uint8Array): Promise<string> {
    if (bytes.length > limitOf(request)) throw new PhotoFault(`is larger than ${limitOf(request) / MEGABYTE} MB`);
    const name = `${placeOf(request)}-${hashOf(bytes).slice(0, 8)}.${endingOf(request, bytes)}`;
    await this.#files.store(name, bytes);
    return name;
  }
}

function endingOf({ kind }: RequestedVideo, bytes: Uint8Array): string {
  if (kind === 'captions') {
    if (isCaptions(bytes)) return 'vtt';
    throw new PhotoFault('is not a WebVTT file: it must be UTF-8 text that begins with WEBVTT');
  }
  const type = videoTypeOf(bytes);
  if (type === null) throw new PhotoFault('is not an MP4 or WebM video');
  return type;
}

function limitOf({ kind }: RequestedVideo): number {
  return kind === 'video' ? MAX_VIDEO_BYTES : MAX_CAPTION_BYTES;
}

function placeOf({ productCode, kind, language }: RequestedVideo): string {
  return [productCode, kind, ...(language === undefined ? [] : [language])].join('-');
}
