import { Type } from 'typebox'
import { searchListings } from '../../../../homes/search/search-listings.ts'
import { shownAtOnce, tellResult } from '../../search-answers/answer-search.ts'
import { freshField, searchTool, sentenceField, traceSearch } from './search-tool.ts'
import { defineTool, fault } from './skill-tool.ts'
import { toldOf } from './told-of.ts'

/** Homes that are told of "the cheapest home": it, and those that come next. */
const mostInOrder = 3

/** Counts, averages, medians and extremes over the homes that a sentence finds. */
export const figuresTool = defineTool({
  name: 'tell_figures',
  description: `Works out figures over this site's listings from a sentence: "average price of condos in Kent", "median price in Austin against
Portland", "how many homes have a garage", "cheapest rent in Renton", "cheapest home". Returns the number of homes and each figure, and the same in words. Every
figure is of the homes listed here alone, and of no market.`,
  input: Type.Object({ q: sentenceField, fresh: freshField }),
  asks: 'Send { "q": "average price of condos in Kent" }.',
  async run(turn, { q, fresh }) {
    const { context } = turn.open().turn
    const { db, scope, now } = context
    const previous = fresh === true ? null : turn.state
    const result = await searchListings(db, scope, { q, limit: shownAtOnce, offset: 0, previous, now })
    const { understood } = result.reading
    if (understood.figures.length === 0) {
      // "the cheapest home": the figure is of the first in that order, and so is what visitors ask next.
      if (understood.sort !== null)
        return searchTool.use(turn, { q, ...(fresh === undefined ? {} : { fresh }), limit: mostInOrder })
      return fault(
        'That asks for no figure: say which one, as in "average price of condos in Kent" or "how many homes".',
      )
    }
    // What was listed before is what "the second one" still means.
    turn.evidence.addSearch({ ...result, listings: [] })
    const answer = await tellResult(context, result, turn.state, { sentence: q, asks: null })
    turn.tell(answer)
    const { total, figures, summary, refused } = result
    return {
      told: { understood: summary, total, figures, refused: refused?.message ?? null, ...toldOf(answer) },
      trace: { ...traceSearch(result), listings: [] },
    }
  },
})
