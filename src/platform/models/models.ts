import type { LanguageModel, TranscriptionModel } from 'ai'
import type { ModelHabits } from './wire/model-habits.ts'

/** One row of ModelList, in the order and spelling of the wire. */
export interface ModelEntry {
  Key: string
  Value: string
  /** Whether it can be used now: its provider is configured. */
  Status: boolean
}

/** A model of one of the AI SDK's providers, by the provider interface that the SDK itself builds on. */
export type ProviderModel = Extract<LanguageModel, { specificationVersion: 'v4' }>

export interface UsableModel {
  key: string
  languageModel: ProviderModel
  seesImages: boolean
  /** Whether video can be sent to it as it is. */
  takesVideo: boolean
  /** Tokens of settings, history and question together that are sent at the most. */
  inputTokens: number
  /** Tokens that one call may answer at the most, thoughts included. */
  outputTokens: number
  /** Settings that a provider needs in every call. */
  providerOptions?: CallOptions['providerOptions']
  /** How it is told up to where a prompt is worth keeping in its provider's cache; left out: it keeps what it likes. */
  cacheMark?: NonNullable<CallOptions['providerOptions']>
  /** How hard it is to think; left out: as its provider has it. */
  reasoning?: NonNullable<CallOptions['reasoning']>
  /** What its server has proven not to take, for a while. */
  habits: ModelHabits
}

/** The models of this installation. The built-in guide is always first and is no language model. */
export interface Models {
  /** As far as it is known: `refresh` asks the providers. */
  list(): ModelEntry[]
  /** Asks the providers which models they have, where that is not known; waits for seconds at the most, and never fails. */
  refresh(): Promise<void>
  /** null: the built-in guide, or a key that is not usable (tell them apart by `builtInGuideKey`). */
  find(key: string): Promise<UsableModel | null>
  /** The model that turns audio into text; null when none is configured. */
  transcription(): Promise<{ key: string; model: TranscriptionModel } | null>
}

/** `Key` of the built-in guide, the default model. */
export const builtInGuideKey = 'porchlight-guide'

export type CallOptions = Parameters<ProviderModel['doStream']>[0]
export type Prompt = CallOptions['prompt']
export type PromptMessage = Prompt[number]
/** What a message to a model consists of: text and files. */
export type QuestionPart = Extract<PromptMessage, { role: 'user' }>['content'][number]
export type ModelTool = Extract<NonNullable<CallOptions['tools']>[number], { type: 'function' }>
