import type { AppView, AppViewKey } from '../../src/doors/tongues/mcp/apps/app-view.ts'

/** What the page draws of a tool's result. */
export interface Shown extends AppView {
  /** Why part of what was asked for was refused; "" where nothing was. */
  notice: string
  /** Whether the tool could not do it: what it says of that is for the model. */
  hasFailed: boolean
  /** What the listing says in its own words, where one home was looked at; "" for none. */
  description: string
  /** Whose homes they are, and the page of the chatbot. */
  source: { name: string; page: string }
}

type Fields = Readonly<Record<string, unknown>>

const key: AppViewKey = 'porchlight/view'
const empty: AppView = {
  view: { criteria: [], total: 0, more: false, cards: [], compared: false, listSpan: null },
  map: { points: [], total: 0, seen: 0, withoutPlace: 0, cities: [], quarters: [] },
  grounds: [],
  colours: { user: '', bubble: '' },
}

/** Reads the result of a tool: what it says, and what the server put beside it for this page. */
export function readResult(content: Fields, meta: Fields): Shown {
  // The server is our own; its type for this is where the shape comes from.
  const told = (meta[key] as AppView | undefined) ?? empty
  const { name, page } = Object(content.source)
  const cards = told.view.cards.map((card) => ({ ...card, url: isWebAddress(card.url) ? card.url : '' }))
  return {
    ...told,
    view: { ...told.view, cards },
    notice: textOf(content.refused),
    hasFailed: textOf(content.error) !== '' || meta[key] === undefined,
    description: textOf(content.Description),
    source: { name: textOf(name), page: isWebAddress(page) ? page : '' },
  }
}

/** Other addresses, such as javascript:, have no business in a link. */
export function isWebAddress(address: unknown): address is string {
  return typeof address === 'string' && /^https?:\/\//i.test(address) && URL.canParse(address)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
