import { setImmediate as goRound } from 'node:timers/promises'

/** What a robots.txt says to one robot (RFC 9309). */
export interface RobotsText {
  /** Of the rules that fit a path the longest counts, of two that are as long the one that allows. Others are answered in between. */
  allows(path: string): Promise<boolean>
  /** Seconds; null: it does not say. */
  crawlDelay: number | null
}

interface Rule {
  isAllowed: boolean
  /** What stands between its stars. */
  parts: readonly string[]
  /** It fits to the end of the path alone. */
  isWhole: boolean
  length: number
  /** What no path that it fits is shorter than. */
  least: number
}

interface Group {
  rules: Rule[]
  crawlDelay: number | null
}

/** So long rules are looked through at once. */
const sliceMs = 5
const rulesAtOnce = 20

/** Reads the group of a robot, else that of all. Each line is looked at once, whatever the file is. */
export function readRobotsText(text: string, robot: string): RobotsText {
  const own = robot.toLowerCase()
  const groups: Record<'own' | 'all', Group | null> = { own: null, all: null }
  let speaksTo = new Set<'own' | 'all'>()
  let isAmongAgents = false
  for (const line of text.split(/\r\n|\r|\n/)) {
    const said = /^([^:#]*):([^#]*)/.exec(line)
    const field = said?.[1]?.trim().toLowerCase()
    const value = said?.[2]?.trim() ?? ''
    if (field === undefined || field === '') continue
    if (field === 'user-agent') {
      if (!isAmongAgents) speaksTo = new Set()
      const agent = value.toLowerCase().replace(/\/.*$/s, '').trim()
      if (agent === own) speaksTo.add('own')
      if (agent === '*') speaksTo.add('all')
    }
    isAmongAgents = field === 'user-agent'
    // A group without rules is none.
    if (!/^(?:allow|disallow|crawl-delay)$/.test(field)) continue
    for (const name of speaksTo) {
      const group = groups[name] ?? { rules: [], crawlDelay: null }
      groups[name] = group
      if (field !== 'crawl-delay' && value !== '') group.rules.push(readRule(value, field === 'allow'))
      if (field === 'crawl-delay' && value !== '' && !Number.isNaN(Number(value))) group.crawlDelay = Number(value)
    }
  }
  const { rules, crawlDelay } = groups.own ?? groups.all ?? { rules: [], crawlDelay: null }
  // The first that fits decides.
  rules.sort((one, other) => other.length - one.length || Number(other.isAllowed) - Number(one.isAllowed))
  return { crawlDelay, allows: (path) => decide(rules, withCapitals(path)) }
}

async function decide(rules: readonly Rule[], path: string): Promise<boolean> {
  let began = performance.now()
  for (const [at, rule] of rules.entries()) {
    if (fits(rule, path)) return rule.isAllowed
    if (at % rulesAtOnce > 0 || performance.now() - began < sliceMs) continue
    await goRound()
    began = performance.now()
  }
  return true
}

function readRule(value: string, isAllowed: boolean): Rule {
  const pattern = encoded(value)
  const isWhole = pattern.endsWith('$')
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split(/\*+/)
  const least = parts.reduce((sum, part) => sum + part.length, 0)
  return { isAllowed, parts, isWhole, length: pattern.length, least }
}

function encoded(pattern: string): string {
  return withCapitals(encodeURI(pattern.toWellFormed()).replaceAll('%25', '%'))
}

/** "%c3" and "%C3" are the same. */
function withCapitals(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (sign) => sign.toUpperCase())
}

/** The first place of each part behind the one before is as good as any. */
function fits({ parts, isWhole, least }: Rule, path: string): boolean {
  if (least > path.length) return false
  const [first = '', ...rest] = parts
  if (!path.startsWith(first)) return false
  const last = isWhole ? rest.pop() : undefined
  if (isWhole && last === undefined) return path.length === first.length
  let at = first.length
  for (const part of rest) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return last === undefined || (path.length - last.length >= at && path.endsWith(last))
}
