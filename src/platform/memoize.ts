/**
 * A function of text that remembers what it has answered, for what takes longer to work out than to look up. The function
 * must be pure: what is remembered is never wrong, and forgetting it changes nothing but time. It remembers `most` answers
 * and then begins anew.
 */
export function memoize<Answer>(answer: (text: string) => Answer, most: number): (text: string) => Answer {
  const answers = new Map<string, Answer>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    const fresh = answer(text)
    if (answers.size >= most) answers.clear()
    answers.set(text, fresh)
    return fresh
  }
}

/** What is made of constants alone when it is first asked for, once: until then it costs nothing. */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
