/** A piece of a record that may answer a question. */
export interface Passage {
  /** A fixed field, an entry that the firm named, or a sentence of the description. */
  kind: 'field' | 'entry' | 'sentence'
  /** What it is called: "Heating"; "" of a sentence. */
  name: string
  /** All of it, its name included: "Heating: Gas". */
  text: string
}

export const passageKinds: readonly Passage['kind'][] = ['field', 'entry', 'sentence']
