const mendable = ['key-refused', 'not-allowed', 'unknown-model', 'used-up', 'not-configured'] as const

/** What only an owner can mend of a model. */
export type MendableKind = (typeof mendable)[number]

export function isMendable(why: string): why is MendableKind {
  return mendable.some((each) => each === why)
}

interface Advice {
  happened: string
  todo: string
}

const advice: Readonly<Record<MendableKind, Advice>> = {
  'key-refused': {
    happened: 'its provider refuses the key of this server',
    todo: 'Make a new key with the provider and set it in the configuration, then start Porchlight again.',
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
    happened: 'it is not configured on this server any more',
    todo: 'Set the key of its provider in the configuration, or choose another model in the settings of the chatbot.',
  },
}

export function adviceOn(why: MendableKind): Advice {
  return advice[why]
}
