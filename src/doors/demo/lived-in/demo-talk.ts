/** A made-up conversation of the demo: who wrote when, what they said, and what came of it. */
export interface DemoTalk {
  /** When it began: so many days ago at this time of the chatbot’s clock, or so many minutes ago. */
  began: { days: number; at: string } | { minutes: number }
  /** The page on which it began, below the firm’s site. */
  page: string
  /** What the visitor reads, as a BCP 47 tag. */
  language: string
  steps: readonly TalkStep[]
}

export type TalkStep =
  /** The visitor says something. */
  | string
  /** A colleague of the firm takes the conversation over, where nobody has it, and says something. */
  | { colleague: string; says: string }
  /** The colleague gives it back. */
  | 'back'
  /** The visitor leaves contact details by the form, and what the firm has done since. */
  | { lead: Contact & { message: string }; status: 'new' | 'open' | 'done' }
  /** The visitor saves a home, by its MLS number. */
  | { saves: string }
  | TourStep

export interface Contact {
  firstName: string
  lastName?: string
  email?: string
  phone?: string
}

export interface TourStep extends Contact {
  /** MLS number of the home to see. */
  tour: string
  /** Counted from the day of the conversation; from today where it began only just now. A Sunday is the Monday after. */
  afterDays: number
  /** On the chatbot’s clock. */
  at: string
  kind: 'in-person' | 'video'
  becomes: 'requested' | 'confirmed' | 'declined' | 'cancelled'
  /** What the visitor, and what the firm wrote. */
  message?: string
  answer?: string
}
