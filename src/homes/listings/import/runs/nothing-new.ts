/** Thrown while a source is opened that says what it said: there is no run to tell of. */
export class NothingNew extends Error {
  constructor() {
    super('Nothing has changed since the last run.')
  }
}
