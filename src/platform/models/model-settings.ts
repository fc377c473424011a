/** What the configuration says of models; null or empty: not set. */
export interface ModelSettings {
  openaiKey: string | null
  openaiUrl: string | null
  anthropicKey: string | null
  anthropicUrl: string | null
  googleKey: string | null
  googleUrl: string | null
  compatibleUrl: string | null
  compatibleKey: string | null
  compatibleModels: readonly string[]
  /** How hard models are to think; null or left out: little for OpenAI's, the others as they do. */
  modelEffort?: 'none' | 'minimal' | 'low' | 'medium' | 'high' | null
  /** How much those of OpenAI are to say that can be told; left out: little. */
  modelVerbosity?: 'low' | 'medium' | 'high'
  /** As provider/model. */
  transcriptionModel: string | null
}
