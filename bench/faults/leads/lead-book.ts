/** What visitors leave: by the form, in the chat, or a tour. */
export type LeftKind = 'form' | 'said' | 'tour'

/** A row of LeadList, as far as the book looks at it. */
export interface SeenItem {
  Type: string
  Email: string
  Message: string
  SessionID: number
}

/** A mail that arrived. */
export interface SeenMail {
  id: string
  recipient: string
  /** Row “Message” of it; '' when it has none. */
  message: string
}

/** A message that the webhook receiver got. */
export interface SeenCall {
  id: string
  type: string
  sessionId: number
}

export interface SeenByFirm {
  items: readonly SeenItem[]
  mails: readonly SeenMail[]
  calls: readonly SeenCall[]
}

interface Note {
  mark: string
  kind: LeftKind
  sessionId: number
  /** `maybe`: it got no answer, and nobody asked again. */
  state: 'wanted' | 'kept' | 'maybe'
  /** Answers that it got; more than one text: a key gave two answers. */
  answers: Set<string>
}

/** Address of the firm, which hears of everything. */
export const firmAddress = 'office@firm.example'

/** Does not hold the mark: a text that has both names the note once. */
export function addressOf(mark: string): string {
  return `${mark.replace('note', 'ana')}@visitor.example`
}

/** Text between blanks or ends that names a note, as `note-12-1`. */
const marks = /note-\d+-\d+/g

/** What visitors were promised: each acknowledged lead and tour is with the firm once, on every way that tells of it. */
export class LeadBook {
  #notes = new Map<string, Note>()

  want(mark: string, kind: LeftKind, sessionId: number): void {
    this.#notes.set(mark, { mark, kind, sessionId, state: 'wanted', answers: new Set() })
  }

  kept(mark: string, answer: string): void {
    const note = this.#of(mark)
    note.state = 'kept'
    note.answers.add(answer)
  }

  lost(mark: string): void {
    this.#of(mark).state = 'maybe'
  }

  /** How many notes were acknowledged, of one kind or of all. */
  count(kind?: LeftKind): number {
    return [...this.#notes.values()].filter((note) => note.state === 'kept' && (kind ?? note.kind) === note.kind).length
  }

  /** What is not as it was promised; `isMissing`: it may still come. */
  compare({ items, mails, calls }: SeenByFirm): { fault: string; isMissing: boolean }[] {
    const listed = countMarks(items.map(({ Message }) => Message))
    const rows = Map.groupBy(items, ({ SessionID }) => SessionID)
    const mailed = idsBy(mails.filter(({ recipient }) => recipient === firmAddress).flatMap(marksOfMail))
    const confirmed = idsBy(
      mails.filter(({ recipient }) => recipient !== firmAddress).map(({ id, recipient }) => [recipient, id] as const),
    )
    const told = idsBy(calls.map(({ id, type, sessionId }) => [`${type} ${sessionId}`, id] as const))
    const faults: { fault: string; isMissing: boolean }[] = []
    const expect = (what: string, seen: number, least: number, most: number): void => {
      if (seen < least) faults.push({ fault: `${what}: lost`, isMissing: true })
      if (seen > most) faults.push({ fault: `${what}: ${seen} times`, isMissing: false })
    }
    for (const { mark, kind, state, answers } of this.#notes.values()) {
      if (state === 'wanted') faults.push({ fault: `${mark}: never answered`, isMissing: false })
      if (answers.size > 1) faults.push({ fault: `${mark}: its key gave ${answers.size} answers`, isMissing: false })
      const least = state === 'kept' ? 1 : 0
      expect(`${kind} ${mark} in LeadList`, listed.get(mark) ?? 0, least, 1)
      expect(`${kind} ${mark} in the mails to the firm`, mailed.get(mark)?.size ?? 0, least, 1)
      if (kind === 'tour') expect(`${mark}: mail to the visitor`, confirmed.get(addressOf(mark))?.size ?? 0, least, 1)
    }
    for (const [sessionId, notes] of Map.groupBy(this.#notes.values(), (note) => note.sessionId)) {
      const [first] = notes
      if (first === undefined) continue
      const least = notes.filter(({ state }) => state === 'kept').length
      const of = `session ${sessionId} (${first.kind} ${first.mark})`
      expect(`${of}: rows of LeadList`, rows.get(sessionId)?.length ?? 0, Math.min(least, 1), 1)
      const times = (type: string): number => told.get(`${type} ${sessionId}`)?.size ?? 0
      if (first.kind === 'tour') {
        expect(`${of}: tour.requested at the webhook`, times('tour.requested'), least, notes.length)
        continue
      }
      expect(`${of}: lead.created at the webhook`, times('lead.created'), Math.min(least, 1), 1)
      expect(`${of}: lead.updated at the webhook`, times('lead.updated'), Math.max(least - 1, 0), notes.length - 1)
    }
    const strangers = [...listed.keys()].filter((mark) => !this.#notes.has(mark))
    for (const mark of strangers) faults.push({ fault: `${mark}: nobody left it`, isMissing: false })
    return faults
  }

  #of(mark: string): Note {
    const note = this.#notes.get(mark)
    if (note === undefined) throw new Error(`${mark} is not in the book`)
    return note
  }
}

function countMarks(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) {
    for (const [mark] of text.matchAll(marks)) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  }
  return counts
}

function marksOfMail({ id, message }: SeenMail): (readonly [mark: string, id: string])[] {
  return [...new Set(message.match(marks) ?? [])].map((mark) => [mark, id] as const)
}

/** Different ids by name: what comes again under the same id is the same. */
function idsBy(pairs: readonly (readonly [name: string, id: string])[]): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>()
  for (const [name, id] of pairs) ids.set(name, (ids.get(name) ?? new Set()).add(id))
  return ids
}
