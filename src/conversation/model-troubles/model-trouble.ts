const mendable = ['key-refused', 'not-allowed', 'unknown-model', 'used-up', 'not-configured'] as const

/** What only an owner can mend of a model. */
export type MendableKind = (typeof mendable)[number]

export function isMendable(why: string): why is MendableKind {
  return mendable.some((each) => each === why)
}

const lasting = ['busy', 'refused', 'server-error', 'unreachable', 'timeout', 'empty', 'endless', 'broken'] as const

/** What passes by itself, as a rule, and is told where it does not. What is of one message alone is none of these. */
export type LastingKind = (typeof lasting)[number]

export function mayLast(why: string): why is LastingKind {
  return lasting.some((each) => each === why)
}

interface Advice {
  happened: string
  todo: string
}

const lookAtServer =
  'Look whether its provider, or the server that it runs on, is well; the trace of an answer says what came. Until then another model can be chosen in the settings of the chatbot, or one that stands by (FallbackModel).'

const advice: Readonly<Record<MendableKind | LastingKind, Advice>> = {
  busy: { happened: 'it has taken no more requests for a while', todo: lookAtServer },
  refused: { happened: 'its server has refused every request for a while', todo: lookAtServer },
  'server-error': { happened: 'its server has answered with errors alone for a while', todo: lookAtServer },
  unreachable: { happened: 'its server could not be reached for a while', todo: lookAtServer },
  timeout: { happened: 'it has not answered in time for a while', todo: lookAtServer },
  empty: { happened: 'it has said nothing for a while', todo: lookAtServer },
  endless: { happened: 'its answers have not ended for a while', todo: lookAtServer },
  broken: { happened: 'its answers have broken off or could not be read for a while', todo: lookAtServer },
  'key-refused': {
    happened: 'its provider refuses the key',
    todo: 'Create a new key in your account with the provider and set it in the console, under Set-up, AI models. Whoever runs the server changes a key that the server sets.',
  },
  'not-allowed': {
    happened: 'its provider does not allow this key to use it',
    todo: 'Give the key access to the model with the provider, or choose another model in the settings of the chatbot.',
  },
  'unknown-model': {
    happened: 'its provider does not know it',
    todo: 'Choose another model in the settings of the chatbot; for a server of your own, load the model there.',
  },
  'used-up': {
    happened: 'what was paid for with its provider is used up',
    todo: 'Add credit with the provider, or raise the limit that is set there.',
  },
  'not-configured': {
    happened: 'no key of its provider is set any more',
    todo: 'Set the key of its provider in the console, under Set-up, AI models, or choose another model in the settings of the chatbot.',
  },
}

export function adviceOn(why: MendableKind | LastingKind): Advice {
  return advice[why]
}
