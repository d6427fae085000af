const KNOWN: Readonly<Record<string, string>> = {
  web: 'on the website',
  mail: 'from mails',
  sms: 'from text messages',
};
const STORE = 'store-';

/** How many answers came from where a survey was handed out, in words. */
export function siteText(site: string, answers: number): string {
  const named = site.startsWith(STORE) ? `in the store ${site.slice(STORE.length)}` : `from “${site}”`;
  return `${answers} ${KNOWN[site] ?? named}`;
}
