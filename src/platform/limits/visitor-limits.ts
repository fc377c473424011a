import { fail } from '../errors.ts'
import { AddressLimit } from './address-limit.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/**
 * What one Internet address may do, whatever sessions it opens: more than an office behind one address does, and far
 * less than would fill logs, disks or the firm's mailbox (docs/decisions/0014).
 */
export interface VisitorLimits {
  /** GetConfig. */
  windows: AddressLimit
  /** Chat/Ask. */
  messages: AddressLimit
  uploads: AddressLimit
  /** Contact forms, and mails to the firm about what is left or asked for in the chat. */
  leads: AddressLimit
  tours: AddressLimit
  alerts: AddressLimit
  /** Parts of the map, each of which takes some 30 ms to draw. */
  maps: AddressLimit
  /** Tiles of the map with streets: a dozen for each place that somebody looks at. */
  tiles: AddressLimit
  /** /v1/visitor/map, which reads some hundred homes. */
  homesOnMaps: AddressLimit
  /** Characters of the messages to Chat/Ask: reading a message costs as much as it is long. */
  characters: AddressLimit
  /** All else that visitors and strangers call. */
  visits: AddressLimit
  /** Pages, scripts and pictures. */
  pages: AddressLimit
  /** PUT of an upload's bytes. */
  puts: AddressLimit
  /** Passwords and links that are tried at the console: an office signs in together in the morning. */
  signIns: AddressLimit
  /** Calls with no key, or with one that is not known. */
  wrongKeys: AddressLimit
}

export function makeVisitorLimits(): VisitorLimits {
  return {
    windows: new AddressLimit({ count: 240, windowMs: minuteMs }),
    messages: new AddressLimit({ count: 120, windowMs: minuteMs }),
    uploads: new AddressLimit({ count: 300, windowMs: hourMs }),
    leads: new AddressLimit({ count: 30, windowMs: hourMs }),
    tours: new AddressLimit({ count: 60, windowMs: hourMs }),
    alerts: new AddressLimit({ count: 60, windowMs: hourMs }),
    maps: new AddressLimit({ count: 300, windowMs: minuteMs }),
    tiles: new AddressLimit({ count: 1_500, windowMs: minuteMs }),
    homesOnMaps: new AddressLimit({ count: 300, windowMs: minuteMs }),
    characters: new AddressLimit({ count: 60_000, windowMs: minuteMs }),
    visits: new AddressLimit({ count: 1_800, windowMs: minuteMs }),
    pages: new AddressLimit({ count: 3_000, windowMs: minuteMs }),
    puts: new AddressLimit({ count: 600, windowMs: minuteMs }),
    signIns: new AddressLimit({ count: 60, windowMs: 10 * minuteMs }),
    wrongKeys: new AddressLimit({ count: 300, windowMs: minuteMs }),
  }
}

const doings: Record<keyof VisitorLimits, string> = {
  windows: 'chat windows were opened',
  messages: 'messages were sent',
  uploads: 'files were sent',
  leads: 'contact forms were sent',
  tours: 'tours were asked for',
  alerts: 'alerts were asked for',
  maps: 'maps were drawn',
  tiles: 'tiles of maps were fetched',
  homesOnMaps: 'maps of homes were opened',
  characters: 'characters were sent',
  visits: 'calls came',
  pages: 'pages were read',
  puts: 'files were sent',
  signIns: 'sign-ins were tried',
  wrongKeys: 'calls without a known key came',
}

/** Counts what a visitor does, once, or as often as it weighs. Fails with `too-many-calls` when its address did it too often. */
export function countVisitor(
  app: { visitorLimits: VisitorLimits; now(): Date },
  doing: keyof VisitorLimits,
  { address }: { address: string },
  weight = 1,
): void {
  const waitMs = app.visitorLimits[doing].take(address, app.now().getTime(), weight)
  if (waitMs > 0) throw tooManyCalls(`${doings[doing]} from this network`, waitMs / 1000)
}

/** The same for what goes on all the same: whether its address did it too often. */
export function tryVisitor(
  app: { visitorLimits: VisitorLimits; now(): Date },
  doing: keyof VisitorLimits,
  { address }: { address: string },
): boolean {
  return app.visitorLimits[doing].take(address, app.now().getTime()) === 0
}

/** The failure of who did something too often: `what` completes the sentence "Too many ...". */
export function tooManyCalls(what: string, retryAfterSeconds: number): Error {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds))
  const wait = seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`
  return fail('too-many-calls', { what, wait }, { retryAfterSeconds: seconds })
}
