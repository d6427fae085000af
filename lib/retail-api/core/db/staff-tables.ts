import type { Generated } from 'kysely';
import type { ApprovalState, ApprovalTie, StaffRole, StaffState } from '#lib/contract/staff-vocabulary.ts';

/** Tables of the shop's staff, their sign-in and the keys of programs; part of `Database`. */
export interface StaffTables {
  staff_members: {
    id: string;
    name: string;
    /** In lower case. */
    email: string;
    role: StaffRole;
    state: StaffState;
    /** In the form of PHC: algorithm, cost, salt and hash. */
    password_hash: string;
    /** Sealed (`seal`), as is the one that is being set up; empty if there is none. */
    totp_secret: Generated<string>;
    totp_pending: Generated<string>;
    /** The time step of the last code that was accepted, so that none is accepted twice. */
    totp_step: Generated<number>;
    /** The member whose invitation they accepted; null where no member did, or before this was kept. */
    inviter_id: string | null;
    created_at: number;
    /** 0 before the first. */
    last_sign_in_at: Generated<number>;
  };
  staff_sessions: {
    token_hash: string;
    staff_id: string;
    created_at: number;
    /** When it ends whatever happens. */
    expires_at: number;
    /** When it ends unless it is used. */
    idle_until: number;
  };
  /** Tokens of one use: the second step of a sign-in, links to set a password, questions to passkeys. `kind` says for which. */
  staff_tokens: {
    token_hash: string;
    kind: 'second-factor' | 'password-reset' | 'passkey' | 'passkey-sign-in';
    /** Empty for the question of a sign-in by a passkey, which names nobody. */
    staff_id: string;
    /** Wrong codes so far. */
    tries: Generated<number>;
    expires_at: number;
  };
  /** Browsers in which a member has signed in. */
  staff_devices: { token_hash: string; staff_id: string; created_at: number; expires_at: number };
  staff_passkeys: {
    id: string;
    staff_id: string;
    name: string;
    /** The id that its authenticator gave it, and its public key (COSE), both in base64url. */
    credential_id: string;
    public_key: string;
    /** How often its authenticator has used it; 0 where that does not count, as of passkeys that are synced. */
    counter: number;
    /** Whether it is copied to other devices of the member: 1 or 0. */
    synced: number;
    created_at: number;
    /** 0 before the first sign-in. */
    last_used_at: Generated<number>;
  };
  staff_recovery_codes: { staff_id: string; code_hash: string };
  staff_invitations: {
    id: string;
    token_hash: string;
    email: string;
    role: StaffRole;
    invited_by: string;
    /** The member who issued it, with whom it ends; null where none did. */
    issuer_id: string | null;
    invited_at: number;
    expires_at: number;
  };
  machine_keys: {
    id: string;
    key_hash: string;
    /** How the key begins. */
    hint: string;
    name: string;
    /** JSON lists of the roles whose calls it may make, and of single calls. */
    roles: string;
    calls: string;
    created_by: string;
    /** The member who made it, with whom it ends; null where none did. */
    issuer_id: string | null;
    created_at: number;
    expires_at: number;
    /** 0 before the first call. */
    last_used_at: Generated<number>;
  };
  /** Calls that wait for a second person, or did. */
  approvals: {
    id: string;
    call: string;
    subject: string;
    summary: string;
    /** In paise; null where no money is sent. */
    amount: number | null;
    /** The fields of the call as on the wire, as JSON; empty once it is decided. */
    request: string;
    /** SHA-256 of the same, by which a repeated call finds its request. */
    request_hash: string;
    requester_id: string;
    requested_by: string;
    requested_at: number;
    expires_at: number;
    /** `expired` is not stored: the time says so. */
    state: Exclude<ApprovalState, 'expired'>;
    /** When an approved call began; 0 before. */
    started_at: Generated<number>;
    decided_by: string;
    /** How who decided was tied to who asked; empty before the decision. */
    tie: Generated<ApprovalTie | ''>;
    /** 0 before the decision. */
    decided_at: number;
    note: string;
    outcome: string;
  };
}
