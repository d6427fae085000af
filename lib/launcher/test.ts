/** placeholder replaced below */
export async function runTests(): Promise<void> {}
