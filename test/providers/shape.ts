/** How a provider answers one request: a status, and a body or the events of a stream. */
export interface Reply {
  status?: number
  headers?: Record<string, string>
  /** A text as it is, or JSON. */
  body?: unknown
  /** Events of a stream: objects are written as `data: …`, texts as they are. */
  events?: readonly unknown[]
  /** How the stream ends; left out: in good order. */
  end?: 'destroy' | 'hang'
}

/** What was asked, as the provider reads it. */
export type Asked = Record<string, unknown>

/** One way in which a provider answers a turn. */
export interface Shape {
  name: string
  /** The answers to the requests of the turn, the last for all further ones; or an answer by what was asked. */
  replies: readonly Reply[] | ((asked: Asked, index: number) => Reply)
  /**
   * What the visitor gets: the model's answer; the answer of the built-in guide; or the beginning of the model's, with one
   * sentence behind it.
   */
  expect: 'answer' | 'guide' | 'cut'
  /** Why, as the trace says of the first that failed. */
  why?: string
  /** Requests that the turn may take; left out: any number. */
  requests?: number
  /** Tokens as the trace tells them. */
  usage?: { input: number; output: number; cached: number; reasoning: number }
  /** The turn before it has a conversation behind it. */
  hasHistory?: boolean
}

export interface Provider {
  name: string
  /** Key of the model for the shape of this place; compatible servers have one for each. */
  model: string | ((shape: number) => string)
  shapes: readonly Shape[]
}

/** What every model of these tests says: plain words, which need no proof. */
export const words = ['Hello! ', 'How can I ', 'help you?']
export const said = words.join('')
/** What it says of the one home there is, once it has looked. */
export const saidOfHome = 'There is 12 Main St for $450,000.'
export const call = { name: 'search_listings', arguments: { q: 'homes in Kent' } }
