import type { Explanation } from '../../../homes/search/explanation.ts'

/** How a sentence was read, for a person: a line a clause, and below it a line a meaning. */
export function describeExplanation(explanation: Explanation): string {
  return explanation
    .map(({ words, role, meanings }) => {
      const lines = meanings.map(
        ({ rule, words: read, meaning, became }) => `  “${read}” means ${meaning} (${rule}): ${outcomes[became]}`,
      )
      return [`“${words}” is ${roles[role]}`, ...lines].join('\n')
    })
    .join('\n')
}

const roles: Record<Explanation[number]['role'], string> = {
  wanted: 'what is wanted',
  excluded: 'what is not wanted',
  wished: 'a wish',
  corrected: 'said in place of what was said before',
  visitor: 'about the visitor',
  question: 'a question',
  talk: 'talk',
  other: 'about something else',
}

const outcomes: Record<Explanation[number]['meanings'][number]['became'], string> = {
  filter: 'became a filter',
  wish: 'ranks higher',
  sort: 'became the order',
  limit: 'says how many to show',
  figure: 'became a figure',
  ignored: 'was ignored',
  refused: 'was refused',
  dropped: 'was dropped',
}
