import { dropEverywhere, everywhere, innerNames } from './inner-fields.ts'
import type { FieldChange } from './model-habits.ts'

/** Without these there is nothing to answer. `tools` is no field that is dropped: a model without them is told otherwise. */
const essential = new Set([
  'model',
  'messages',
  'input',
  'contents',
  'system',
  'instructions',
  'systemInstruction',
  'stream',
  'tools',
])
/** Fields that hold further ones. */
const holders = new Set(['generationConfig', 'reasoning', 'text'])
const limits = ['max_completion_tokens', 'max_tokens', 'max_output_tokens', 'maxOutputTokens']
const leastLimit = 256

/**
 * The field of a request that a server names when it refuses it, and how to send it instead; null where it names none
 * that could be left out. Servers name it in a field of its own (`param`, `loc`) or in their sentence.
 */
export function findRefusedField(said: string, sent: Record<string, unknown>): FieldChange | null {
  const { sentence, named } = readRefusal(said)
  const paths = pathsOf(sent)
  const byName = named.flatMap((name) => paths.filter((path) => isNamed(path, name)))
  const path = byName[0] ?? firstIn(sentence, paths)
  if (path !== undefined) return { path, to: insteadOf(path, sentence, sent) }
  // "messages.1.reasoning_content", "Unknown name "additionalProperties" at …": within what is not left out itself.
  const inner = innerNames(sent).map((name) => [everywhere, name])
  const innerByName = named.flatMap((name) => inner.filter((each) => name.split(/[.[\]]+/).includes(each[1] ?? '')))
  const found = innerByName[0] ?? firstIn(sentence, inner)
  return found === undefined ? null : { path: found, to: null }
}

/** The request with all changes made. */
export function changeFields(sent: Record<string, unknown>, changes: readonly FieldChange[]): Record<string, unknown> {
  let changed = sent
  for (const { path, to } of changes) {
    const [first, name = ''] = path
    changed = first === everywhere ? dropEverywhere(changed, name) : changeField(changed, path, to)
  }
  return changed
}

function changeField(
  sent: Record<string, unknown>,
  [name, ...inner]: readonly string[],
  to: FieldChange['to'],
): Record<string, unknown> {
  if (name === undefined || !(name in sent)) return sent
  const { [name]: value, ...others } = sent
  if (inner.length > 0) {
    if (!isRecord(value)) return sent
    const left = changeField(value, inner, to)
    return Object.keys(left).length === 0 ? others : { ...sent, [name]: left }
  }
  if (to === null) return others
  return 'name' in to ? { ...others, [to.name]: value } : { ...sent, [name]: to.value }
}

function pathsOf(sent: Record<string, unknown>): string[][] {
  const paths: string[][] = []
  for (const [name, value] of Object.entries(sent)) {
    if (essential.has(name) || value === undefined) continue
    // The inner ones first: of them one is left out rather than all.
    if (holders.has(name) && isRecord(value)) for (const inner of Object.keys(value)) paths.push([name, inner])
    paths.push([name])
  }
  return paths
}

/** What a refusal says: in words, and where it names fields by themselves. */
function readRefusal(said: string): { sentence: string; named: string[] } {
  const parsed = parse(said)
  if (!isRecord(parsed)) return { sentence: said.slice(0, 4_000), named: [] }
  const error = isRecord(parsed.error) ? parsed.error : parsed
  const message = [error.message, parsed.error, parsed.message, parsed.detail].find((each) => typeof each === 'string')
  const named: string[] = []
  if (typeof error.param === 'string') named.push(error.param)
  for (const each of [parsed.detail, error.details].flat()) {
    if (isRecord(each) && Array.isArray(each.loc)) named.push(each.loc.filter((part) => part !== 'body').join('.'))
  }
  return { sentence: (typeof message === 'string' ? message : said).slice(0, 4_000), named }
}

function isNamed(path: readonly string[], name: string): boolean {
  const wanted = plain(path.join('.'))
  const given = plain(name)
  return given === wanted || given === plain(path.at(-1) ?? '') || given.startsWith(`${wanted}.`)
}

/** The first that a sentence names. */
function firstIn(sentence: string, paths: readonly string[][]): string[] | undefined {
  let first: { path: string[]; at: number } | undefined
  for (const path of paths) {
    const at = placeIn(sentence, path.at(-1) ?? '')
    if (at >= 0 && (first === undefined || at < first.at)) first = { path, at }
  }
  return first?.path
}

function placeIn(sentence: string, name: string): number {
  // "user" and "text" are words of any sentence: they count between quotes alone.
  const isWord = /^[a-z]+$/.test(name) && name !== 'temperature'
  const written = [name, name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]
  const pattern = isWord ? `["'\`]${name}["'\`]` : `(?<![\\w])(?:${written.join('|')})(?![\\w])`
  return sentence.search(new RegExp(pattern))
}

function insteadOf(path: readonly string[], sentence: string, sent: Record<string, unknown>): FieldChange['to'] {
  const name = path.at(-1) ?? ''
  if (!limits.includes(name)) return null
  const other = limits.find((each) => each !== name && !(each in sent) && placeIn(sentence, each) >= 0)
  if (other !== undefined && /\buse\b|instead/i.test(sentence)) return { name: other }
  const holder = path.length > 1 ? sent[path[0] ?? ''] : sent
  const now = isRecord(holder) ? Number(holder[name]) : Number.NaN
  const allowed = (sentence.match(/\d[\d,]*/g) ?? []).map((digits) => Number(digits.replaceAll(',', '')))
  const most = allowed.find((each) => each >= leastLimit && each < now)
  return most === undefined ? null : { value: most }
}

function plain(name: string): string {
  return name.replaceAll('_', '').toLowerCase()
}

function parse(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text)
    // Gemini's streams answer with a list of one.
    return Array.isArray(parsed) ? parsed[0] : parsed
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
