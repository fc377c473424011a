/** Somebody else imports the same source at this moment: its message says who. Nothing has been stored. */
export class ImportBusy extends Error {}
