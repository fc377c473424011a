import { Type } from 'typebox'
import { choice } from '../../fields.ts'

/** Providers whose keys a firm may set in the console. */
export const keyProviders = ['openai', 'anthropic', 'google'] as const
export type KeyProvider = (typeof keyProviders)[number]

export const providerField = choice(keyProviders, { description: 'Whose models they are' })

/** Key of a model of a provider: what follows the slash. */
export const modelPattern = '^[\\w.:/@+-]{1,150}$'

/** What is told of the key of a provider: never the key. */
export const ModelKey = Type.Object({
  provider: providerField,
  setBy: choice(['server', 'firm', 'nobody'], { description: 'server: its configuration, which wins' }),
  lastFour: Type.String({ description: 'The last four characters of the firm’s key; "": none to tell' }),
  isLost: Type.Boolean({ description: 'Whether the key cannot be opened any more and must be set again' }),
  model: Type.String({ description: 'Key of the model that is tried and offered first, as in the model list' }),
  setWho: Type.String({ description: 'Who of the firm set it; "": nobody' }),
  setAt: Type.Union([Type.String(), Type.Null()], { description: 'When, as an ISO time' }),
})

export const ModelKeys = Type.Object({ keys: Type.Array(ModelKey, { description: 'One of each provider' }) })
