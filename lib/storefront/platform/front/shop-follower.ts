import { type ServedShop, SHOP_PATH, servedShop } from '#lib/contract/shop.ts';
import { type BrandFiles, makeBrandFiles, PictureError } from '#lib/shared/brand-files.ts';
import { setShopLogo } from '#lib/shared/shop-logo.ts';
import { checkShopProfile, type ShopProfile, setShopProfile } from '#lib/shared/shop-profile.ts';
import { setShopFonts } from '#lib/storefront/platform/site/shop-fonts.ts';

const ANSWER_WITHIN_MS = 3_000;

interface FollowerOptions {
  retailApiUrl: string;
  /** Called after the profile of this process has changed. */
  onChanged: (profile: ShopProfile, files: BrandFiles['files']) => void;
  /** Called with what is wrong where a profile cannot be used. */
  onRefused: (problem: string) => void;
  send?: typeof fetch;
}

/**
 * Keeps the profile of this process equal to that of the retail API. An operator's own API may serve none; then the
 * profile of the settings stays.
 */
export class ShopFollower {
  readonly #options: FollowerOptions;
  #version = 0;
  #running: Promise<void> | undefined;
  #isAgain = false;
  #isServed = true;

  constructor(options: FollowerOptions) {
    this.#options = options;
  }

  /** The version of the profile that was read last; 0 before the first. */
  get version(): number {
    return this.#version;
  }

  /** Whether the retail API serves a profile, as far as it has answered. */
  get isServed(): boolean {
    return this.#isServed;
  }

  /** Reads the profile if there is a newer one. Rejects where the retail API cannot be reached. */
  follow(): Promise<void> {
    // A change may have been saved after the running read was answered.
    if (this.#running) this.#isAgain = true;
    this.#running ??= this.#read();
    return this.#running;
  }

  async #read(): Promise<void> {
    try {
      do {
        this.#isAgain = false;
        const served = await this.#fetch();
        if (served) await this.#apply(served);
      } while (this.#isAgain);
    } finally {
      // In the tick of the last look: a change that is reported later starts anew.
      this.#running = undefined;
    }
  }

  async #fetch(): Promise<ServedShop | null> {
    const { retailApiUrl, send = fetch } = this.#options;
    const response = await send(`${retailApiUrl.replace(/\/+$/, '')}${SHOP_PATH}?version=${this.#version}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    this.#isServed = response.status !== 404;
    if (response.status === 304 || response.status === 404) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok) throw new Error(`The retail API answered ${response.status} to ${SHOP_PATH}.`);
    return servedShop.parse(await response.json());
  }

  async #apply({ Version, Profile, Pictures }: ServedShop): Promise<void> {
    const { onChanged, onRefused } = this.#options;
    // A refused version is not tried again; only a newer version is.
    this.#version = Version;
    // The retail API decides whether the phone number of the demo may stay.
    const checked = checkShopProfile(Profile, { trial: true });
    if (!checked.ok) return onRefused(`${checked.field}: ${checked.message}`);
    const { profile } = checked;
    try {
      const { files, logo, fonts } = await makeBrandFiles(profile, async (field) => {
        const picture = Pictures.find(({ Field }) => Field === field);
        if (!picture) throw new PictureError(field, 'is not served');
        return Buffer.from(picture.ContentBase64, 'base64');
      });
      setShopProfile(profile);
      setShopLogo(logo);
      setShopFonts(fonts);
      onChanged(profile, files);
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      onRefused(`${error.field} ${error.message}`);
    }
  }
}
