import { z } from 'zod';
import { type SocialNetwork, socialProblem } from './social-networks.ts';

const addressOn = (network: SocialNetwork) =>
  z
    .string()
    .superRefine((address, context) => {
      const message = socialProblem(network, address);
      if (message !== null) context.addIssue({ code: 'custom', message });
    })
    .optional();

/** The shop's pages on social networks, by network. */
export const socialLinks = z
  .strictObject({
    instagram: addressOn('instagram'),
    facebook: addressOn('facebook'),
    youtube: addressOn('youtube'),
    whatsapp: addressOn('whatsapp'),
    x: addressOn('x'),
    linkedin: addressOn('linkedin'),
    pinterest: addressOn('pinterest'),
    telegram: addressOn('telegram'),
  } satisfies Record<SocialNetwork, unknown>)
  .prefault({});
