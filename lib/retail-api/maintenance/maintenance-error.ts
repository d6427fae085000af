/** Thrown where a backup or its restoration cannot go on; the message says what to do. */
export class MaintenanceError extends Error {}
