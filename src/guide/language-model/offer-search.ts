import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { App } from '../../app.ts'
import { makeAskKnowledge } from '../../knowledge/answering/ask-knowledge.ts'
import type { LanguageCode } from '../../language/language.ts'
import { lookUpListings } from '../../listing-search/listing-questions.ts'
import { explainResult } from '../../listing-search/search-listings.ts'
import type { FoundListing } from '../../listing-search/search-schema.ts'
import type { ModelTool } from '../../models/models.ts'
import { Evidence, type KeptEvidence } from '../../truth/evidence/evidence.ts'
import { factsOfSettings } from '../../truth/text/settings-facts.ts'
import type { SearchState } from '../../understanding/search-state.ts'
import {
  longestTold,
  lookAtListing,
  lookToolDescription,
  lookToolInput,
  lookToolName,
} from '../about-homes/look-at-listing.ts'
import type { AnswerView } from '../answer-view.ts'
import type { Task } from '../answerer.ts'
import { scopeOfTask } from '../scope-of-task.ts'
import {
  type KnowledgeToolInput,
  knowledgeToolDescription,
  knowledgeToolInput,
  knowledgeToolName,
  runKnowledgeTool,
} from './knowledge-tool.ts'
import type { GuideTools, MakeGuideTools, ToolStep } from './model-tool.ts'
import { type Findings, showFindings } from './model-view.ts'
import { runSearchTool, searchToolDescription, searchToolInput, searchToolName } from './search-tool.ts'
import { tellListing } from './tell-listing.ts'

const searchInput = Compile(searchToolInput)
const lookInput = Compile(lookToolInput)
const knowledgeInput = Compile(knowledgeToolInput)

/** More uses of tools in one turn are refused: no question needs them. */
const mostUses = 12

/** The last search as the session keeps it, with what its answers were made of. */
type KeptSearch = Partial<SearchState> & { evidence?: KeptEvidence }

/** Offers the search over the chatbot's listings, a look at one of them, and what the firm itself says, to a language model for one turn. */
export const offerSearch: MakeGuideTools = (app, task) => new ListingTools(app, task)

class ListingTools implements GuideTools {
  readonly definitions = [
    define(searchToolName, searchToolDescription, searchToolInput),
    define(lookToolName, lookToolDescription, lookToolInput),
    define(knowledgeToolName, knowledgeToolDescription, knowledgeToolInput),
  ]
  readonly evidence: Evidence
  readonly steps: ToolStep[] = []
  hasFirmAnswer = false
  readonly #app: App
  readonly #task: Task
  readonly #recalled: Promise<void>
  #state: SearchState | null
  #uses = 0
  #hasChanged = false
  readonly #findings: { search: Findings['search']; looked: FoundListing[] } = { search: null, looked: [] }

  constructor(app: App, task: Task) {
    this.#app = app
    this.#task = task
    this.evidence = new Evidence(factsOfSettings(task.settings, app.now()), app.languages)
    const kept = task.searchState as KeptSearch | null
    this.#state = kept === null || kept.criteria === undefined ? null : withoutEvidence(kept)
    this.#recalled = kept === null ? Promise.resolve() : this.#recall(kept)
    // Who waits for it hears of a failure; until then it is nobody's.
    this.#recalled.catch(() => {})
  }

  ready(): Promise<void> {
    return this.#recalled
  }

  async run(name: string, input: unknown): Promise<unknown> {
    this.#uses += 1
    if (this.#uses > mostUses) return { error: 'You have used the tools often enough: answer now.' }
    await this.#recalled
    const begin = performance.now()
    const step = { tool: name.slice(0, 60), input: shorten(input) }
    const { told, trace } = await this.#use(name, input)
    this.steps.push({ ...step, ...trace, milliseconds: Math.round((performance.now() - begin) * 10) / 10 })
    return told
  }

  state(): Record<string, unknown> | null {
    if (!this.#hasChanged) return this.#task.searchState
    return { ...this.#state, evidence: this.evidence.keep() }
  }

  view(answer: { said: string; language: LanguageCode }): Promise<AnswerView | null> {
    return showFindings(this.#app, this.#task, this.#findings, answer)
  }

  async #use(name: string, input: unknown): Promise<{ told: unknown; trace: ToolStep }> {
    if (name === searchToolName) {
      if (searchInput.Check(input)) return this.#search(input)
      return fault('Send { "q": "what to look for, in one sentence" }.')
    }
    if (name === knowledgeToolName)
      return knowledgeInput.Check(input)
        ? this.#askFirm(input)
        : fault('Send { "q": "the question, in one sentence" }.')
    if (name !== lookToolName) return fault(`There is no tool named ${name.slice(0, 60)}.`)
    return lookInput.Check(input) ? this.#look(input) : fault('Send { "number": 2 } or { "MLSNumber": "…" }.')
  }

  async #search(input: Static<typeof searchToolInput>): Promise<{ told: unknown; trace: ToolStep }> {
    const { db } = this.#app
    const { result, told } = await runSearchTool(
      db,
      scopeOfTask(this.#app, this.#task),
      input,
      this.#state,
      this.#app.now(),
    )
    this.#state = result.state
    this.#findings.search = result
    this.#hasChanged = true
    this.evidence.addSearch(result)
    if (result.closest) this.evidence.addClosest(result.closest)
    const trace = {
      language: result.language,
      understood: result.summary.slice(0, 600),
      filters: result.filters,
      sort: result.sort,
      total: result.total,
      listings: result.listings.map(({ id }) => id),
      figures: result.figures,
      ignored: result.ignored.slice(0, 30),
      refused: result.refused?.code ?? null,
      explanation: explainResult(result),
      ...(result.closest ? { closest: result.closest.listings.map(({ id, misses }) => ({ id, misses })) } : {}),
    }
    return { told, trace }
  }

  async #look(input: Static<typeof lookToolInput>): Promise<{ told: unknown; trace: ToolStep }> {
    const { shown } = this.evidence
    const listing = await lookAtListing(this.#app.db, scopeOfTask(this.#app, this.#task), input, shown)
    if (listing === null) return { told: { found: false }, trace: { listings: [] } }
    this.#hasChanged = true
    this.evidence.add(listing)
    this.#findings.looked.push(listing)
    if (this.#state !== null) this.#state = { ...this.#state, focus: listing.id }
    const place = shown.indexOf(listing.id)
    const told = tellListing(this.#app.languages, listing, place < 0 ? null : place + 1, longestTold)
    return { told, trace: { listings: [listing.id] } }
  }

  async #askFirm(input: KnowledgeToolInput): Promise<{ told: unknown; trace: ToolStep }> {
    const language = this.#app.languages.detect(input.q)
    const { found, told, passages } = await runKnowledgeTool(makeAskKnowledge(this.#app, this.#task), input, language)
    this.evidence.addPassages(passages)
    this.evidence.concernsFirm = true
    if (found.quotes.length > 0) this.hasFirmAnswer = true
    const trace = {
      passages: found.passages.map(({ id, source, score }) => ({ id, source: source.ID, score })),
      quoted: found.quotes.map(({ passageId }) => passageId),
      ...(found.withheld.length > 0 ? { withheld: found.withheld.map(({ ID }) => ID) } : {}),
    }
    return { told, trace }
  }

  async #recall({ evidence, shown = [] }: KeptSearch): Promise<void> {
    const kept = evidence ?? { listings: [], counts: [], figures: [] }
    const ids = [...new Set([...kept.listings, ...shown])]
    if (ids.length === 0) return
    const listings = await lookUpListings(this.#app.db, this.#task, ids)
    this.evidence.recall(kept, listings, shown)
  }
}

function withoutEvidence(kept: KeptSearch): SearchState {
  const { evidence: _evidence, ...state } = kept
  // Only searches write what a session remembers.
  return state as SearchState
}

function define(name: string, description: string, input: TSchema): ModelTool {
  // TypeBox schemas are JSON Schema.
  return { type: 'function', name, description, inputSchema: input as ModelTool['inputSchema'] }
}

function fault(error: string): { told: unknown; trace: ToolStep } {
  return { told: { error }, trace: { error } }
}

function shorten(input: unknown): unknown {
  const text = JSON.stringify(input) ?? ''
  return text.length > 600 ? `${text.slice(0, 600)}…` : input
}
