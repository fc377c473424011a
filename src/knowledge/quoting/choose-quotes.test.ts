import { expect, test } from 'vitest'
import { PassageIndex } from '../retrieval/passage-index.ts'
import { readQuestion } from '../retrieval/read-question.ts'
import { SlipFinder } from '../retrieval/slip-finder.ts'
import { cutWords } from '../words/cut-words.ts'
import { WordReaders } from '../words/word-readers.ts'
import { chooseQuotes } from './choose-quotes.ts'
import { judgePassage } from './judge-passage.ts'
import { rankOf } from './rank-passage.ts'

const papers = [
  { headings: ['Money', 'Deposit'], text: 'The deposit is one month of rent. You get it back within 21 days.' },
  { headings: ['Money', 'Late rent'], text: 'Rent is due on the 1st. From the 6th on a late fee of $70 is added.' },
  { headings: ['Living here', 'Pets'], text: 'Two cats are fine for $30 a month. Dogs need a word with us first.' },
  { headings: ['Living here', 'Quiet hours'], text: 'Please be quiet from 10 pm to 7 am.' },
  { headings: ['Office'], text: 'We are at 9 Linden Court. In freezing weather the side door is locked.' },
]

const reader = new WordReaders().of('en')
const index = new PassageIndex()
for (const [id, { headings, text }] of papers.entries())
  index.add({
    id,
    words: cutWords(text),
    keys: reader.keysOf(text),
    innerHeading: reader.keysOf(headings.at(-1) ?? ''),
    outerHeadings: headings.slice(0, -1).flatMap((heading) => reader.keysOf(heading)),
  })

function quote(asked: string): string {
  const question = readQuestion(asked, reader, index, new SlipFinder(reader, index))
  const hits = index.search(question.groups, 5)
  const judged = hits.flatMap(({ id, score }) => {
    const passage = papers[id]
    if (!passage) return []
    const judgement = judgePassage(passage, question, reader)
    const rank = rankOf(judgement, score / (hits[0]?.score ?? 1), true)
    return [{ ...judgement, passage, isMeant: false, isSameLanguage: true, rank }]
  })
  judged.sort((one, other) => other.rank - one.rank)
  return chooseQuotes(judged, question)
    .map(({ text }) => text)
    .join(' ')
}

test('a word that says nothing keeps no answer from a visitor', () => {
  expect(quote('omg when do I get my deposit back')).toContain('21 days')
})

test('a word of the world outside that stands in passing is not what a passage is about', () => {
  expect(quote("What's the weather like tomorrow?")).toBe('')
  expect(quote('Tell me a joke about cats')).toBe('')
})

test('never more than three sentences are quoted', () => {
  for (const asked of ['how much is it', 'rent, deposit, late fee, pets and quiet hours?', 'when is rent due'])
    expect(quote(asked).split(/(?<=[.!?]) /).length).toBeLessThanOrEqual(3)
})
