import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { calls, DataOf, RequestOf } from '#lib/contract/index.ts';

type Creation = DataOf<typeof calls.staffPasskeyBegin>['Options'];
type Question = DataOf<typeof calls.staffPasskeySignInBegin>['Options'];
type Made = RequestOf<typeof calls.staffPasskeyAdd>['Passkey'];
type Answer = RequestOf<typeof calls.staffPasskeySignIn>['Passkey'];

interface Behaviour {
  /** Where the page is that asks. */
  origin?: string;
  /** Whether the device has verified the person, by a fingerprint or a PIN. */
  verifies?: boolean;
  /** What the authenticator counts. */
  counter?: number;
}

const FLAGS = { present: 0x01, verified: 0x04, syncable: 0x08, synced: 0x10, holdsKey: 0x40 };

const text = (value: string) => Buffer.from(value).toString('base64url');
const sha256 = (value: Buffer | string) => createHash('sha256').update(value).digest();

/** A passkey of a test, with one ES256 key, that answers as a phone does whose passkeys are synced (WebAuthn Level 3, section 6). */
export class SoftwareAuthenticator {
  readonly #origin: string;
  readonly #id = randomBytes(32);
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject };
  #userHandle = '';

  /** `origin`: of the page that asks. */
  constructor(origin: string) {
    this.#origin = origin;
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** Makes the passkey for a member. */
  make({ challenge, rp, user }: Creation, behaviour: Behaviour = {}): Made {
    this.#userHandle = user.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const key = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#coseKey()]);
    const data = Buffer.concat([this.#data(rp.id, FLAGS.holdsKey, behaviour), key]);
    const statement = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    const clientDataJSON = this.#clientData('webauthn.create', challenge, behaviour);
    return { ...this.#named(), response: { clientDataJSON, attestationObject: statement.toString('base64url') } };
  }

  /** Answers a question at a sign-in. */
  answer({ challenge, rpId }: Question, behaviour: Behaviour = {}): Answer {
    const data = this.#data(rpId, 0, behaviour);
    const clientDataJSON = this.#clientData('webauthn.get', challenge, behaviour);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = sign('sha256', signed, this.#keys.privateKey).toString('base64url');
    const authenticatorData = data.toString('base64url');
    const response = { clientDataJSON, authenticatorData, signature, userHandle: this.#userHandle };
    return { ...this.#named(), response };
  }

  #named() {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Behaviour): string {
    return text(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data(rpId: string, more: number, { verifies = true, counter = 0 }: Behaviour): Buffer {
    const { present, verified, syncable, synced } = FLAGS;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    const flags = present | (verifies ? verified : 0) | syncable | synced | more;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted]);
  }

  /** The public key as a COSE map (RFC 9053): kty EC2, alg ES256, crv P-256, x, y. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ]);
  }
}
