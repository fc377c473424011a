import type { WindowLanguage } from '../spoken/spoken-language.ts'

export type ToldNews = 'new' | 'priceDrop' | 'backOnMarket' | 'sold' | 'gone'

/** A page that a link of a mail opens: with a button, or telling what is so now. */
interface PageWords {
  heading: string
  text: (firm: string) => string
  /** '': there is none. */
  button: string
}

/** All that visitors are told of their alerts in one language. Texts that come in are one line and plain text. */
export interface AlertWords {
  code: WindowLanguage
  /** An alert on everything that is listed. */
  anyHome: string
  /** An alert on one home: its price, whether it is sold. */
  newsOf: (home: string) => string
  /** What happened, on its own. */
  kinds: Readonly<Record<ToldNews, string>>
  /** The same with the amounts; both are written already. */
  fell: (from: string, to: string) => string
  /** A rent a month. */
  aMonth: (amount: string) => string
  confirm: {
    subject: string
    /** What was asked for is listed below it. */
    opening: (firm: string) => string
    link: string
    /** For who never asked. */
    ignore: string
  }
  news: {
    /** The firm stands before it. */
    subject: (count: number) => string
    opening: (label: string) => string
    more: (count: number) => string
    stop: string
    stopAll: string
  }
  /** Names what the mail is about. */
  alert: string
  pages: Readonly<Record<'confirm' | 'confirmed' | 'stop' | 'stopped' | 'stop-all' | 'over', PageWords>>
}
