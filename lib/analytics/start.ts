/** Begins to measure visits, once their visitor agrees. Called once for each document. */
export function startAnalytics(): void {}
