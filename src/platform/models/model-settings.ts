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
  /** As provider/model. */
  transcriptionModel: string | null
}
