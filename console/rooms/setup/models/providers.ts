import type { ModelKey } from 'porchlight/client'

export type Provider = ModelKey['provider']

/** What providers call themselves, and the page of theirs on which one creates a key. */
export const providers: Readonly<Record<Provider, { name: string; page: string }>> = {
  openai: { name: 'OpenAI', page: 'platform.openai.com/api-keys' },
  anthropic: { name: 'Anthropic', page: 'platform.claude.com/settings/keys' },
  google: { name: 'Google', page: 'aistudio.google.com/apikey' },
}

/** Whose key this looks like; null: it cannot be told. */
export function providerOfKey(key: string): Provider | null {
  if (key.startsWith('sk-ant-')) return 'anthropic'
  if (key.startsWith('AIza')) return 'google'
  return key.startsWith('sk-') ? 'openai' : null
}
