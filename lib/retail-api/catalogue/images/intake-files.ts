import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AddressRule, isPublicAddress } from '../../core/http/address-filter.ts';
import { removeLeftovers } from '../../core/temporary-file.ts';
import { bringImage, exists, imageFile, keepImage, writeAtomically } from './image-files.ts';
import type { NamedFiles } from './named-files.ts';
import { PhotoFault } from './normalise-photo.ts';

export interface IntakeOptions {
  dataDir: string;
  /** Where photos and videos named by file are searched. */
  files: NamedFiles | undefined;
  /** URL of the store, whose own files are not fetched. */
  siteUrl: string;
  allowPrivate: boolean;
  /** Whether a URL that was fetched before is checked for a newer file. */
  photosAgain: boolean;
  /** False in a dry run, which checks every file and stores none. */
  savesPhotos: boolean;
}

/** What the intakes of photos and of videos share: where files come from, and where they are stored. */
export class IntakeFiles {
  readonly #options: IntakeOptions;
  readonly #section: 'imported' | 'video';
  /** Folder of the records which URL became which file, and in which version according to the server: one per line. */
  readonly #records: string;
  /** The addresses that files may be fetched from. */
  readonly isAllowed: AddressRule;

  /** `section`: the folder below `images` in which the files are stored. */
  constructor(options: IntakeOptions, section: 'imported' | 'video') {
    this.#options = options;
    this.#section = section;
    this.#records = imageFile(options.dataDir, 'fetched');
    this.isAllowed = options.allowPrivate ? () => true : isPublicAddress;
  }

  /** Removes files that a killed intake left half-written. */
  async start(): Promise<void> {
    await removeLeftovers(imageFile(this.#options.dataDir, this.#section));
    await removeLeftovers(this.#records);
  }

  /** The path of a URL of this store; null for the URL of another one. */
  ownPath(address: string): string | null {
    const url = URL.parse(address);
    return url && url.origin === new URL(this.#options.siteUrl).origin ? url.pathname : null;
  }

  /** The bytes of a file of the operator; null if there is none. Throws PhotoFault as `NamedFiles` does. */
  async readGiven(reference: string): Promise<Buffer | null> {
    return (await this.#options.files?.read(reference)) ?? null;
  }

  /** The error for a file that is neither in the operator's folder nor stored. */
  notFoundFault(): PhotoFault {
    return new PhotoFault(
      this.#options.files === undefined
        ? 'was not found: name its folder or zip file with --photos'
        : 'was not found in the given photos: check its name, also capital letters and the ending',
    );
  }

  /** The lines of the record of a URL that was fetched for `place`, a product's photo or video; empty if there is none. */
  async readRecord(place: string, url: string): Promise<string[]> {
    return (await readFile(this.#recordFile(place, url), 'utf8').catch(() => '')).split('\n');
  }

  /** Writes the record of a fetched URL, except in a dry run. */
  async writeRecord(place: string, url: string, lines: readonly string[]): Promise<void> {
    if (this.#options.savesPhotos) await writeAtomically(this.#recordFile(place, url), lines.join('\n'));
  }

  /** Whether a file is stored, here or in the shop's bucket. */
  async isStored(name: string): Promise<boolean> {
    const { dataDir } = this.#options;
    return (await exists(imageFile(dataDir, this.#pathOf(name)))) || bringImage(dataDir, this.#pathOf(name));
  }

  /** Stores a file unless it is stored, except in a dry run. */
  async store(name: string, bytes: Uint8Array): Promise<void> {
    if (!this.#options.savesPhotos || (await this.isStored(name))) return;
    await keepImage(this.#options.dataDir, this.#pathOf(name), bytes);
  }

  #pathOf(name: string): string {
    return `${this.#section}/${name}`;
  }

  #recordFile(place: string, url: string): string {
    return join(this.#records, hashOf(`${place} ${url}`));
  }
}

/** Whether a reference is a URL, and not the name of a file. */
export function isAddress(reference: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(reference);
}

/** SHA-256 in hex. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
