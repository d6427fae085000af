import { fetchPhoto } from './fetch-photo.ts';
import { bringImage } from './image-files.ts';
import { fileNameOf, importedPhoto } from './imported-photos.ts';
import { hashOf, IntakeFiles, type IntakeOptions, isAddress } from './intake-files.ts';
import { normalisePhoto } from './normalise-photo.ts';
import { photoNames, photoSources } from './photo-sources.ts';

interface RequestedPhoto {
  /** URL or file name. */
  reference: string;
  productCode: string;
  /** What it is for besides the product's own photos. */
  role?: 'poster' | 'turn';
  /** 1 for the front view. */
  position: number;
  /** The current photos of the product, by their names in URLs. */
  existing: readonly string[];
}

const OWN =
  /^\/images\/(?:original|list|detail|zoom|thumbnail)\/([A-Za-z0-9-]{1,71}-[0-9a-f]{8})(?:-\d{2,4})?\.(?:webp|avif|jpe?g)$/;

/** Imports photos: fetches or copies, normalises and stores them under `DATA_DIR` by the hash of their bytes. */
export class PhotoIntake {
  readonly #options: IntakeOptions;
  readonly #files: IntakeFiles;
  #delivered: ReturnType<typeof photoNames> | undefined;

  constructor(options: IntakeOptions) {
    this.#options = options;
    this.#files = new IntakeFiles(options, 'imported');
  }

  /** Removes files that a killed intake left half-written. */
  start(): Promise<void> {
    return this.#files.start();
  }

  /** The file name for URLs, e.g. `A1-1-5f3a9c1e.webp`. Throws PhotoFault. */
  async take(request: RequestedPhoto): Promise<string> {
    const { reference } = request;
    if (isAddress(reference)) return (await this.#own(reference)) ?? this.#fetched(request);
    return (await this.#copied(request)) ?? this.#present(request);
  }

  /** A photo of this store, as an export names it. */
  async #own(address: string): Promise<string | null> {
    const [, name = ''] = OWN.exec(this.#files.ownPath(address) ?? '') ?? [];
    return (await this.#isStored(name)) ? `${name}.webp` : null;
  }

  /** The photo at a URL; one that was fetched before is requested again only on request, and then for a newer photo. */
  async #fetched(request: RequestedPhoto): Promise<string> {
    const { dataDir, photosAgain } = this.#options;
    const { reference } = request;
    const place = placeOf(request);
    const [before = '', etag = '', lastModified = ''] = await this.#files.readRecord(place, reference);
    const isImported = before !== '' && (await importedPhoto(dataDir, before, bringImage)) !== undefined;
    if (isImported && !photosAgain) return `${before}.webp`;
    const validators = isImported && (etag || lastModified) ? { etag, lastModified } : undefined;
    const fetched = await fetchPhoto(reference, { isAllowed: this.#files.isAllowed, validators });
    if (!fetched) return `${before}.webp`;
    const name = await this.#store(request, fetched.bytes);
    await this.#files.writeRecord(place, reference, [name, fetched.version.etag, fetched.version.lastModified]);
    return `${name}.webp`;
  }

  async #copied(request: RequestedPhoto): Promise<string | null> {
    const bytes = await this.#files.readGiven(request.reference);
    return bytes && `${await this.#store(request, bytes)}.webp`;
  }

  /** A photo that the store already has, by either of its names. */
  async #present({ reference, existing }: RequestedPhoto): Promise<string> {
    const own = existing.find((name) => name === reference || fileNameOf(name.replace(/\.webp$/, '')) === reference);
    if (own !== undefined) return own;
    const name = reference.replace(/\.webp$/, '');
    if (await this.#isStored(name)) return `${name}.webp`;
    this.#delivered ??= photoNames();
    const delivered = (await this.#delivered).get(reference);
    if (delivered !== undefined) return delivered;
    throw this.#files.notFoundFault();
  }

  async #isStored(name: string): Promise<boolean> {
    return (
      (await photoSources()).has(name) || (await importedPhoto(this.#options.dataDir, name, bringImage)) !== undefined
    );
  }

  async #store(request: RequestedPhoto, bytes: Uint8Array): Promise<string> {
    const picture = await normalisePhoto(bytes);
    const name = `${placeOf(request)}-${hashOf(picture).slice(0, 8)}`;
    await this.#files.store(`${name}.webp`, picture);
    return name;
  }
}

function placeOf({ productCode, role, position }: RequestedPhoto): string {
  return `${productCode}-${role ?? ''}${position}`;
}
