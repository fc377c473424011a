import { Type } from 'typebox'
import { type ChatbotSettings, chatbotSettings } from '../../../firm/chatbots/chatbot-settings.ts'
import { PorchlightError } from '../../../platform/errors.ts'
import { makeInputReader } from '../../http/bodies/read-input.ts'
import { UsageError } from '../command-context.ts'

export interface ReadSettings {
  given: Partial<ChatbotSettings>
  /** Those that go back to their defaults. */
  cleared: ReadonlySet<string>
}

const readSettings = makeInputReader(Type.Partial(chatbotSettings), { nullClears: true })
const namesByLowerCase = new Map(Object.keys(chatbotSettings.properties).map((name) => [name.toLowerCase(), name]))

/**
 * Settings from words such as `RateLimitCount=20`, names in any letter case, held against the schema of the settings.
 * Nothing after the sign (`RateLimitCount=`) sets one back to its default. Fails with the faults of all of them.
 */
export function readSettingPairs(pairs: readonly string[]): ReadSettings {
  const body = new Map<string, unknown>()
  const faults: string[] = []
  for (const pair of pairs) {
    const [, spelled, value] = /^([^=]*)=(.*)$/s.exec(pair) ?? []
    if (spelled === undefined || value === undefined) {
      faults.push(`${JSON.stringify(pair)}: expected Name=value, as in Name="Harbour Homes".`)
      continue
    }
    const name = namesByLowerCase.get(spelled.trim().toLowerCase())
    if (name === undefined) faults.push(`${spelled.trim()}: there is no such setting${suggest(spelled.trim())}.`)
    else if (body.has(name)) faults.push(`${name}: came more than once.`)
    else body.set(name, readValue(name, value))
  }
  try {
    const { value, cleared } = readSettings(Object.fromEntries(body))
    if (faults.length === 0) return { given: value, cleared }
  } catch (error) {
    if (!(error instanceof PorchlightError)) throw error
    faults.push(error.message)
  }
  throw new UsageError(faults.join('\n'))
}

/** A word as the value that its setting takes; what is none stays text, for the fault that names it. */
function readValue(name: string, value: string): unknown {
  if (value === '') return null
  const type: unknown = Reflect.get(Reflect.get(chatbotSettings.properties, name), 'type')
  if (type === 'string') return value
  const word = value.trim()
  if (type === 'boolean') {
    if (/^(true|yes|on)$/i.test(word)) return true
    return /^(false|no|off)$/i.test(word) ? false : value
  }
  if (type === 'integer' || type === 'number') return /^[+-]?\d+(\.\d+)?$/.test(word) ? Number(word) : value
  try {
    return JSON.parse(word)
  } catch {
    return value
  }
}

/** The settings whose names hold what was written, or that begin as it does. */
function suggest(spelled: string): string {
  const wanted = spelled.toLowerCase()
  if (wanted.length < 3) return '; `porchlight chatbot show` lists all'
  const near = [...namesByLowerCase].filter(([name]) => name.includes(wanted) || name.startsWith(wanted.slice(0, 4)))
  if (near.length === 0) return '; `porchlight chatbot show` lists all'
  return `; is it ${near
    .slice(0, 5)
    .map(([, name]) => name)
    .join(', ')}?`
}
