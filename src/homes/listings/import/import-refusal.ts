/** Why an import cannot begin: one sentence for the one who asked for it. Nothing has been stored. */
export class ImportRefusal extends Error {}
