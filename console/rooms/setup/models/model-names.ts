import type { PorchlightFunctions } from 'porchlight/client'
import { type Provider, providers } from './providers.ts'

/** A model of the model list. */
export type ModelEntry = Awaited<ReturnType<PorchlightFunctions['listModels']>>[number]

export interface ModelGroup {
  provider: Provider | 'compatible'
  group: string
  items: { value: string; label: string }[]
}

/** The usable models by their providers; the built-in guide is of none. */
export function groupModels(usable: readonly ModelEntry[]): ModelGroup[] {
  const names = [
    ...Object.entries(providers).map(([key, { name }]) => [key, name]),
    ['compatible', 'OpenAI-compatible'],
  ]
  return names.flatMap(([provider, group]) => {
    const own = usable.filter(({ Key }) => Key.startsWith(`${provider}/`))
    const items = own.map(({ Key }) => ({ value: Key, label: nameOfModel(Key) }))
    // The names stand in the table above.
    return items.length === 0 ? [] : [{ provider: provider as ModelGroup['provider'], group: group ?? '', items }]
  })
}

/** As its provider calls it: what follows the first slash. */
export function nameOfModel(key: string): string {
  return key.slice(key.indexOf('/') + 1)
}
