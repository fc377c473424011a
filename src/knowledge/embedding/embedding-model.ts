/** Whether a text is asked or is to be found: some models want to be told. */
export type TextKind = 'question' | 'passage'

/** Turns texts into vectors of meaning. */
export interface EmbeddingModel {
  /** As PORCHLIGHT_EMBEDDING_MODEL names it: vectors of different models are not compared. */
  readonly name: string
  /** Texts in one call. */
  readonly mostTexts: number
  /** One vector a text, in their order, all of one length. Throws what its provider throws. */
  embed(
    texts: readonly string[],
    kind: TextKind,
    signal: AbortSignal,
  ): Promise<readonly (readonly number[] | Float32Array)[]>
  close(): Promise<void>
}
