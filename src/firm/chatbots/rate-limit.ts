import { builtInGuideKey } from '../../platform/models/models.ts'

export interface RateLimit {
  RateLimitCount: number
  RateLimitTime: number
}

/** Of the settings of a chatbot what bears on it. */
type Stored = Partial<RateLimit> & { Model?: string }

const names = ['RateLimitCount', 'RateLimitTime'] as const

/**
 * What holds for a chatbot with a language model whose RateLimitCount and RateLimitTime were never set: so many messages of
 * a conversation in so many seconds.
 */
export const usualRateLimit: RateLimit = { RateLimitCount: 20, RateLimitTime: 240 }
const noRateLimit: RateLimit = { RateLimitCount: 0, RateLimitTime: 0 }

function usualFor({ Model = builtInGuideKey }: Stored): RateLimit {
  return Model === builtInGuideKey ? noRateLimit : usualRateLimit
}

const isSet = (stored: Stored): boolean => names.some((name) => stored[name] !== undefined)

/** The limit in effect, as the database counts by it ("beginTurn"): what is stored, or else the usual one of the model. */
export function rateLimitOf(stored: Stored): RateLimit {
  return isSet(stored) ? { ...noRateLimit, ...pick(stored) } : usualFor(stored)
}

/**
 * A change as it is stored. A client that writes back what it has read changes nothing: what was in effect without being
 * set stays so, whether a 0 or the usual limit. Of a limit that is set both halves are, or one of them would switch it off.
 */
export function settleRateLimit(before: Stored, changes: Stored, cleared: readonly string[]) {
  const { RateLimitCount: _, RateLimitTime: __, ...others } = changes
  const after = without({ ...before, ...changes }, cleared)
  const given = pick(without(changes, cleared))
  if (!isSet(before)) {
    return {
      changes: isUsual(given, before) || isUsual(given, after) ? others : { ...others, ...usualFor(after), ...given },
      cleared,
    }
  }
  const left = pick(after)
  const isTorn = names.some((name) => cleared.includes(name)) && Object.keys(left).length === 1
  if (!isTorn) return { changes, cleared }
  const whole = { ...usualFor(after), ...left }
  return isUsual(whole, after)
    ? { changes: others, cleared: [...cleared, ...names] }
    : { changes: { ...others, ...whole }, cleared: cleared.filter((name) => !isRateName(name)) }
}

/** Whether nothing of it is other than what a chatbot with such settings has unset. */
function isUsual(given: Partial<RateLimit>, settings: Stored): boolean {
  const usual = usualFor(settings)
  return names.every((name) => given[name] === undefined || given[name] === usual[name])
}

const isRateName = (name: string): boolean => names.some((each) => each === name)

function pick(settings: Stored): Partial<RateLimit> {
  return Object.fromEntries(names.flatMap((name) => (settings[name] === undefined ? [] : [[name, settings[name]]])))
}

function without(settings: Stored, cleared: readonly string[]): Stored {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !cleared.includes(name)))
}
