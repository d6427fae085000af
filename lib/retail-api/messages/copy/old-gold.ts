import type { OldGoldPreference, OldMetal, OldPurity } from '#lib/contract/index.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import {
  assayText,
  gramsText,
  OLD_GOLD_PREFERENCE_LABELS,
  OLD_METAL_LABELS,
  OLD_PURITY_LABELS,
} from '#lib/shared/old-gold-labels.ts';
import * as m from '#messages';
import { greeting } from './greeting.ts';
import { type MailCopy, mailBody } from './mail-copy.ts';

interface OldGoldFacts {
  reference: string;
  Metal: OldMetal;
  Purity: OldPurity;
  WeightG: number;
  Pieces: number;
  Place: string;
  Preference: OldGoldPreference;
  Name: string;
  /** Ten digits. */
  Mobile: string;
  /** Empty if there is none. */
  Note: string;
  /** The address has no trailing slash. */
  siteUrl: string;
}

const factLines = ({ Metal, Purity, WeightG, Pieces }: OldGoldFacts) => [
  m.mailGoldMetal({ text: OLD_METAL_LABELS[Metal]() }),
  m.mailGoldPurity({ text: OLD_PURITY_LABELS[Purity]() }),
  m.mailGoldWeight({ text: gramsText(WeightG) }),
  m.mailGoldPieces({ count: Pieces }),
];

/**
 * Mail with the number of an enquiry. It repeats nothing that was typed in own words: a stranger's address must not
 * receive a text of somebody else's choice.
 */
export function oldGoldRequest(facts: OldGoldFacts): MailCopy {
  const next = facts.Preference === 'call' ? m.mailGoldCall() : m.mailGoldCallStore();
  return {
    subject: m.mailGoldSubject(facts),
    body: mailBody(
      [
        greeting(facts.Name),
        m.mailGold({ reference: facts.reference, next }),
        factLines(facts).join('\n'),
        assayText(),
        m.mailGoldBring(),
        m.mailNotYouEmail(),
      ],
      facts.siteUrl,
    ),
  };
}

/** Mail that tells the store who expects a call about old gold. */
export function oldGoldTask(facts: OldGoldFacts): MailCopy {
  return {
    subject: `Enquiry ${facts.reference}: old gold`,
    body: mailBody(
      [
        `A shopper has asked for the exchange value of old gold. We promised no price and said that the store will call. They know the number ${facts.reference}.`,
        [
          ...factLines(facts),
          `City or pincode: ${facts.Place}`,
          `Preference: ${OLD_GOLD_PREFERENCE_LABELS[facts.Preference]()}`,
          `Name: ${facts.Name}`,
          `Number to call: ${formatMobile(facts.Mobile)}`,
          `Comments: ${facts.Note || 'none'}`,
        ].join('\n'),
        'The number has not been verified. The store deletes these details after 90 days. Please delete this email then, too.',
      ],
      facts.siteUrl,
    ),
  };
}
