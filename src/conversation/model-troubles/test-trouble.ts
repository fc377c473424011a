import { type FailureKind, kindOfFailure } from '../../platform/models/model-failure.ts'

/** Why a test question had no answer, as far as one does something else about it. */
export const testTroubles = [
  'key-refused',
  'key-lost',
  'not-allowed',
  'unknown-model',
  'used-up',
  'busy',
  'filtered',
  'unreachable',
  'timeout',
  'empty',
  'failed',
] as const

export type TestTrouble = (typeof testTroubles)[number]

const advice: Readonly<Record<TestTrouble, string>> = {
  'key-refused':
    'The provider does not accept this key. Copy it once more, whole, or create a new one in your account with the provider.',
  'key-lost': 'The key cannot be read any more, because the encryption key has changed. Enter it again.',
  'not-allowed':
    'The provider does not let this key use the model. Give it access in your account with the provider, or choose another model.',
  'unknown-model': 'The provider does not have this model, or not for your account. Choose another one.',
  'used-up':
    'Your account with the provider has no credit left, or its spending limit is reached. Add credit or raise the limit there.',
  busy: 'The provider takes no more requests right now. Try again in a minute; if it lasts, raise the limits of your account.',
  filtered: 'A filter of the provider stopped the answer. Try another question.',
  unreachable: 'The provider cannot be reached from this server. Check its internet connection and firewall.',
  timeout: 'The model took too long. Try again, or choose a quicker model.',
  empty: 'The model said nothing. Choose another model.',
  failed: 'The provider answered with an error. Try again in a few minutes, or choose another model.',
}

/** In a sentence, with what to do. */
export function adviceOnTest(why: TestTrouble): string {
  return advice[why]
}

export function whyTestFailed(error: unknown): TestTrouble {
  const kind: FailureKind = error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : kindOfFailure(error)
  return testTroubles.find((each) => each === kind) ?? 'failed'
}

const longestWords = 300

/** What a provider said, in one line, without the key and without what looks like one. */
export function wordsOfProvider(error: unknown, key: string): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const said = cause instanceof Error ? cause.message : ''
  const hidden = (key === '' ? said : said.replaceAll(key, '…')).replace(/\bsk-[\w*-]+|[\w*-]{24,}/g, '…')
  const line = hidden.replace(/[\s\u0085]+/g, ' ').replace(/\p{Cc}/gu, '')
  return line.trim().slice(0, longestWords).toWellFormed()
}
