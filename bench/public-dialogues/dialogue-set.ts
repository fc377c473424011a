import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { seeded } from '../reading/train-network.ts'

const Words = Type.Array(Type.String())

// As the set writes its files (its README); only what is read here.
const Action = Type.Object({
  act: Type.String(),
  slot: Type.String(),
  values: Words,
  canonical_values: Type.Optional(Words),
})
const Frame = Type.Object({
  actions: Type.Array(Action),
  state: Type.Optional(
    Type.Object({
      requested_slots: Words,
      slot_values: Type.Record(Type.String(), Words),
      active_intent: Type.String(),
    }),
  ),
  service_call: Type.Optional(
    Type.Object({ method: Type.String(), parameters: Type.Record(Type.String(), Type.String()) }),
  ),
  service_results: Type.Optional(Type.Array(Type.Record(Type.String(), Type.String()))),
})
const Turn = Type.Object({
  speaker: Type.Union([Type.Literal('USER'), Type.Literal('SYSTEM')]),
  utterance: Type.String(),
  frames: Type.Array(Frame),
})
const Dialogue = Type.Object({ dialogue_id: Type.String(), services: Words, turns: Type.Array(Turn) })

export type Dialogue = Static<typeof Dialogue>
export type SpokenTurn = Static<typeof Turn>
export type Action = Static<typeof Action>

const splits = ['dev', 'test']

/** The dialogues of a checkout that are about homes alone, in the order of its files. */
export function readDialogues(checkout: string): Dialogue[] {
  const files = splits.flatMap((split) => {
    const folder = join(checkout, split)
    const names = existsSync(folder) ? readdirSync(folder) : []
    return names
      .filter((name) => /^dialogues_.*\.json$/.test(name))
      .sort()
      .map((name) => join(folder, name))
  })
  if (files.length === 0) throw new Error(`${checkout} has no dev/dialogues_*.json and no test/dialogues_*.json`)
  return files.flatMap(readFile)
}

function readFile(path: string): Dialogue[] {
  const read: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!Array.isArray(read)) throw new Error(`${path} is no list of dialogues`)
  return read.filter(isAboutHomes).map((value: unknown, at) => {
    if (Value.Check(Dialogue, value)) return value
    const [first] = Value.Errors(Dialogue, value)
    throw new Error(`${path}, dialogue ${at + 1} about homes: ${first?.instancePath} ${first?.message}`)
  })
}

function isAboutHomes(value: unknown): boolean {
  if (!Value.Check(Type.Object({ services: Words }), value)) return false
  return value.services.length > 0 && value.services.every((service) => service.startsWith('Homes_'))
}

/** The same dialogues each time for a seed, in the order in which they stand. */
export function sampleOf(dialogues: readonly Dialogue[], count: number, seed: number): Dialogue[] {
  const random = seeded(seed)
  const drawn = dialogues.map((_, at) => ({ at, by: random() })).sort((a, b) => a.by - b.by)
  const chosen = new Set(drawn.slice(0, count).map(({ at }) => at))
  return dialogues.filter((_, at) => chosen.has(at))
}
