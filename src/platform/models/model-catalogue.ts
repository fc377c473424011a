import type { AnthropicProvider } from '@ai-sdk/anthropic'
import type { GoogleProvider } from '@ai-sdk/google'
import type { OpenAIProvider } from '@ai-sdk/openai'

export type HostedProvider = 'openai' | 'anthropic' | 'google'

/** The ids that a provider's client names itself, without "any other text". */
type Named<Id> = Id extends string ? (string extends Id ? never : Id) : never

/**
 * The current chat models of each provider, newest family first, as the installed clients know them: a name they do
 * not know does not compile. Left out are dated copies and models for other work (code, search, speech, pictures).
 */
export const catalogue: {
  openai: readonly Named<Parameters<OpenAIProvider['responses']>[0]>[]
  anthropic: readonly Named<Parameters<AnthropicProvider['messages']>[0]>[]
  google: readonly Named<Parameters<GoogleProvider['chat']>[0]>[]
} = {
  openai: [
    'gpt-6.1-sol',
    'gpt-6.1-terra',
    'gpt-6-astra',
    'gpt-6-sol',
    'gpt-6-luna',
    'gpt-5.6',
    'gpt-5.6-sol',
    'gpt-5.6-terra',
    'gpt-5.6-luna',
    'gpt-5.5',
    'gpt-5.4',
    'gpt-5.4-mini',
    'gpt-5.4-nano',
    'gpt-5.2',
    'gpt-5.1',
    'gpt-5',
    'gpt-5-mini',
    'gpt-5-nano',
    'gpt-4.1',
    'gpt-4.1-mini',
    'gpt-4.1-nano',
    'gpt-4o',
    'gpt-4o-mini',
  ],
  anthropic: [
    'claude-opus-5-5',
    'claude-sonnet-5-5',
    'claude-haiku-5-5',
    'claude-fable-5-2',
    'claude-fable-5-1',
    'claude-fable-5',
    'claude-opus-5',
    'claude-sonnet-5',
    'claude-opus-4-8',
    'claude-opus-4-7',
    'claude-opus-4-6',
    'claude-sonnet-4-6',
    'claude-opus-4-5',
    'claude-sonnet-4-5',
    'claude-haiku-4-5',
  ],
  google: [
    'gemini-4-argon',
    'gemini-4-carbon',
    'gemini-4-hydrogen',
    'gemini-3.8-flash',
    'gemini-3.7-flash',
    'gemini-3.6-flash',
    'gemini-3.5-flash',
    'gemini-3.5-flash-lite',
    'gemini-3.1-pro-preview',
    'gemini-3-flash-preview',
    'gemini-2.5-pro',
    'gemini-2.5-flash',
    'gemini-2.5-flash-lite',
  ],
}

/** What holds for every model of the list above. */
export const providerFacts: Record<HostedProvider, { label: string; seesImages: boolean; takesVideo: boolean }> = {
  openai: { label: 'OpenAI', seesImages: true, takesVideo: false },
  anthropic: { label: 'Anthropic', seesImages: true, takesVideo: false },
  google: { label: 'Google', seesImages: true, takesVideo: true },
}

/** Good and quick enough for a chat, and not the dearest: what is offered first of a provider’s models. */
export const offeredFirst: Record<HostedProvider, RegExp> = {
  openai: /^gpt-.*(-terra|-mini)$/,
  anthropic: /^claude-sonnet/,
  google: /^gemini-.*-flash$/,
}

/**
 * What is sent to a hosted model at the most. Each of them takes at least 128,000 tokens; a long conversation sent
 * whole with every message would cost more than it helps.
 */
export const hostedInputTokens = 32_000

/** What one call to a hosted model may answer at the most, thoughts included: each of them allows it. */
export const hostedOutputTokens = 16_384

/** Of a small context an answer may not take too much. */
export const compatibleOutputTokens = 4_096

/** Servers of one's own often run with a small context and cut off its beginning without a word. */
export const compatibleInputTokens = 8_000

/** What turns audio into text when the operator names no model: the first whose provider is configured. */
export const transcriptionDefaults = [
  ['openai', 'gpt-4o-transcribe'],
  ['google', 'gemini-3.5-transcribe'],
] as const
