/**
 * Words that claim nothing which a record could bear out: they name no thing that a home could have and no value that a
 * field could hold. They tell what somebody does, thinks, feels or weighs. Lists, parted by blanks, of folded words as a
 * dictionary has them; their forms are made by `forms`.
 */
export interface PlainWords {
  /** What people and sentences do: "appreciate", "strike". Never what is done to a home ("replace"), and no deed ("book"). */
  verbs: string
  /** Thoughts, feelings and judgements, and what they are like: "balance", "handy". Never a part, a place, a sum, a state. */
  others: string
  /** Words that have no other form. */
  fixed: string
  /** Turns of several words, parted by commas: "all in all". */
  phrases: string
  /**
   * How a word of a list is found by one of its forms: the ending of the dictionary, and the endings that stand for it. An
   * empty one stands behind the whole word.
   */
  forms: Readonly<Record<'verbs' | 'others', Readonly<Record<string, string>>>>
  /** How adverbs end that are made of any adjective; none where nouns end alike. */
  manners: string
  /** Words with that ending which tell a time or a state: "recently", "privately". */
  tellingManners: string
  /** Phrases, parted by commas, behind which a verb stands that the visitor would do: "you can". */
  beforeVerbs: string
  /** Verbs there that presuppose a thing or a place: "swim". */
  acts: string
  /** How such a verb ends, of two, four or five letters; none where any word may be one. */
  actEndings: string
}
