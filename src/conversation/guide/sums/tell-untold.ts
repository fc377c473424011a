import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { GuideContext } from '../guide-context.ts'
import type { PassageOfHome } from '../record/passages-of-home.ts'
import { tellPassages } from '../record/tell-passages.ts'

/** What was named beside the parts of a sum, and is not in it: what the record says of it, or that it says nothing. */
export function tellUntold(
  context: GuideContext,
  home: FoundListing,
  untold: readonly (PassageOfHome | string)[],
): string[] {
  return untold.flatMap((each) =>
    typeof each === 'string'
      ? [context.words.doesNotSay(escapeMarkdown(each))]
      : tellPassages(context, home, [each]).map(({ text }) => text),
  )
}
