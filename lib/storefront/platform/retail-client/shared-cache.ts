/** A store shared by several processes. Its entries expire; every method may reject. */
export interface SharedCache {
  /** The entry's value; null where there is none, or it has expired. */
  read(name: string): Promise<string | null>;
  write(name: string, value: string, milliseconds: number): Promise<void>;
  /** Claims a name for a holder; false while another holder has it. */
  claim(name: string, holder: string, milliseconds: number): Promise<boolean>;
  /** Releases a claimed name, if the holder still has it. */
  release(name: string, holder: string): Promise<void>;
}

export interface ClosableSharedCache extends SharedCache {
  /** Closes the connection immediately. */
  close(): void;
}
