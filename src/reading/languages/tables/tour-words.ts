import type { WindowLanguage } from '../spoken/spoken-language.ts'

/**
 * What becomes of a tour, as the mail to the visitor tells it; `moved`: confirmed at another time than
 * was asked for; `rescheduled`: confirmed before, and now at another time.
 */
export type ToldChange = 'requested' | 'confirmed' | 'moved' | 'rescheduled' | 'declined' | 'cancelled'

/** Everything that the mails and calendars of visitors say of a tour in one language. Texts that come in are one line. */
export interface TourWords {
  code: WindowLanguage
  /** By which dates and times are written, as BCP 47 names it. */
  locale: string
  /** The firm stands before it. */
  subjects: Readonly<Record<ToldChange, string>>
  openings: Readonly<Record<ToldChange, (firm: string) => string>>
  /** Names of what the mail lists. */
  asked: string
  when: string
  takes: string
  home: string
  how: string
  minutes: (count: number) => string
  /** A home without an address. */
  numbered: (id: number) => string
  inPerson: string
  byVideo: string
  /** A time on the visitor's clock, and the same on that of the office, which differs. */
  onBothClocks: (own: string, office: string) => string
  /** Heads what the firm has written. */
  writes: (firm: string) => string
  /** Names the link to the page of the home. */
  pageOfHome: string
  /** What a calendar calls it, and where it takes place by video. */
  tourOf: (address: string) => string
  videoCall: string
}
