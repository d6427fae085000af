import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { SOCIAL_NETWORKS, type SocialNetwork, socialLabel } from '#lib/shared/social-networks.ts';
import { messageAt } from './profile-problem.ts';
import type { ProfileForm } from './use-profile-form.ts';

type SocialPages = Partial<Record<SocialNetwork, string>>;

/** The shop's pages on social networks; an empty field is no page. */
export function SocialFields({ form: { profile, change, problem, canSave } }: { form: ProfileForm }) {
  const pages: SocialPages = profile.social ?? {};
  function set(network: SocialNetwork, text: string) {
    const { [network]: _before, ...others } = pages;
    change({ social: text === '' ? others : { ...others, [network]: text } });
  }
  return (
    <Stack spacing={2} sx={{ maxWidth: 560 }}>
      {SOCIAL_NETWORKS.map((network) => {
        const message = messageAt(problem, `social.${network}`);
        return (
          <TextField
            key={network}
            label={socialLabel(network)}
            type="url"
            value={pages[network] ?? ''}
            onChange={(event) => set(network, event.target.value.trim())}
            disabled={!canSave}
            error={message !== undefined}
            helperText={message}
          />
        );
      })}
    </Stack>
  );
}
