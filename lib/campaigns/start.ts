/** Notes the campaign that brought a visitor, once they agree. Called once for each document. */
export function startCampaigns(): void {}
