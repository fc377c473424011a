import { Evidence } from '../../src/conversation/truth/evidence/evidence.ts'
import { type GateOptions, GroundingGate } from '../../src/conversation/truth/grounding-gate.ts'
import { emptyListing } from '../../src/conversation/truth/listing.fixture.ts'
import { HiddenWords } from '../../src/conversation/truth/text/hidden-words.ts'
import type { FoundListing } from '../../src/homes/search/search-schema.ts'
import { checkAnswerText } from '../../src/reading/fair-housing/listing-text-gate.ts'
import { type LanguageCode, languageCodes } from '../../src/reading/languages/language.ts'
import type { Languages } from '../../src/reading/languages/languages.ts'
import type { SaidSentence, Scene, TruthCase } from './read-set.ts'

export interface PlayedSentence extends SaidSentence {
  /** Whether it left, whole. */
  hasLeft: boolean
  why: string
}

const rules =
  'Never state a number, name or fact about a home that neither the tools nor this text gave you; call what is unknown unknown.'

/** What of an answer leaves the gate. The answer comes in pieces of a few letters, as models send them. */
export function playAnswer(
  { said, answer, sentences, language }: TruthCase,
  scene: Scene,
  languages: Languages,
  observe?: GateOptions['observe'],
): { sentences: PlayedSentence[]; out: string; milliseconds: number } {
  const firm = `${scene.firm}\nIt is ${scene.today}`
  const own = languageCodes.find((code) => code === language) ?? ('en' satisfies LanguageCode)
  const evidence = new Evidence(firm, languages)
  for (const words of said.toReversed()) evidence.hear(words, own)
  evidence.addSearch({
    listings: scene.homes.map(fillListing),
    total: scene.total,
    figures: scene.figures ?? [],
    summary: scene.summary,
  })
  evidence.addPassages(scene.knowledge ?? [])
  const gate = new GroundingGate({
    evidence,
    question: said.at(-1) ?? '',
    ...(observe === undefined ? {} : { observe }),
    hidden: new HiddenWords({ rules, prompt: firm, open: firm, names: ['search_listings', 'look_at_listing'] }),
    language: own,
    year: Number(/\b20\d\d\b/.exec(scene.today)?.[0]),
  })
  gate.objectWith((sentence, code) =>
    checkAnswerText(languages, sentence, code).withheld.length === 0 ? null : '(fair housing)',
  )
  let out = ''
  for (let from = 0; from < answer.length; from += 7) out += gate.push(answer.slice(from, from + 7))
  out += gate.end()
  const whys = gate.report.decisions.filter(({ made }) => made === '')
  let at = 0
  const played = sentences.map((sentence): PlayedSentence => {
    const found = out.indexOf(sentence.text, at)
    if (found >= 0) at = found + sentence.text.length
    const why = whys.find(
      ({ said: words }) => words.includes(sentence.text) || sentence.text.includes(words.trim()),
    )?.why
    return { ...sentence, hasLeft: found >= 0, why: why ?? '' }
  })
  return { sentences: played, out, milliseconds: gate.report.milliseconds }
}

/** What a scene does not say is not said by the listing either. */
const unsaid = { ...emptyListing, PropertyType: '', Bedrooms: 0, Bathrooms: 0, Url: '', MLSNumber: '' }

function fillListing(listing: Partial<FoundListing>): FoundListing {
  const filled = { ...unsaid, ...listing }
  return { ...filled, Price: filled.SalePrice ?? filled.RentPrice }
}
