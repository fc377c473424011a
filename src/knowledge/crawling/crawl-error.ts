import { OutboundError, type OutboundFault } from '../../platform/outbound/guarded-fetch.ts'

export type CrawlFault =
  | 'bad-address'
  | 'not-public'
  | 'not-found'
  | 'failed'
  | 'too-slow'
  | 'too-large'
  | 'too-many-redirects'
  | 'robots'
  | 'noindex'
  | 'gone'
  | 'forbidden'
  | 'wait'
  | 'unknown-kind'
  | 'no-sitemap'

/** What the firm is told: why a page was not read, and what to do. */
const sentences: Record<CrawlFault, string> = {
  'bad-address': 'This is no address of a web page. Give one that begins with https:// and has no password in it.',
  'not-public':
    'The address leads into a private network, which is not read. Give a public one, or add the page as a file.',
  'not-found': 'The site of this address is not known. Look whether the address is spelt right.',
  failed: 'The site did not answer as it should. It is tried again; look whether the page opens in a browser.',
  'too-slow': 'The site took too long to answer. It is tried again; if it stays like that, add the page as a file.',
  'too-large': 'The page is larger than 10 MB. Add it as a file instead, at most 40 MB.',
  'too-many-redirects':
    'The address leads on and on, or in a circle. Give the address at which the page opens in the end.',
  robots:
    'The robots.txt of the site asks not to read this page. Allow “Porchlight” there, or add the page as a file or text.',
  noindex:
    'The page itself asks not to be read (“noindex”). Take that off for “porchlight”, or add the page as a file or text.',
  gone: 'There is no page at this address (any more). Correct the address, or take it off the list.',
  forbidden: 'The site does not show this page without signing in. Add it as a file or text instead.',
  wait: 'The site asks to come again later. It is tried again.',
  'unknown-kind': 'There is no page of text at this address. Give one of a web page, a PDF or an Office file.',
  'no-sitemap': 'There is no sitemap at this address. Give one of a sitemap.xml, or list the pages one by one.',
}

/** Faults that may pass by themselves. */
const passing: ReadonlySet<CrawlFault> = new Set(['failed', 'too-slow', 'wait', 'not-found'])

/** Says why an address taught nothing. `message` is told to the firm. */
export class CrawlError extends Error {
  readonly fault: CrawlFault
  /** When to come again at the earliest; 0: as one likes. */
  readonly retryAfterSeconds: number
  constructor(fault: CrawlFault, options: ErrorOptions & { message?: string; retryAfterSeconds?: number } = {}) {
    super(options.message ?? sentences[fault], options.cause === undefined ? {} : { cause: options.cause })
    this.name = 'CrawlError'
    this.fault = fault
    this.retryAfterSeconds = options.retryAfterSeconds ?? 0
  }

  /** Whether it is worth while to try again. */
  get mayPass(): boolean {
    return passing.has(this.fault)
  }
}

const known: Record<OutboundFault, CrawlFault> = {
  'bad-address': 'bad-address',
  'not-public': 'not-public',
  'not-found': 'not-found',
  'too-many-redirects': 'too-many-redirects',
  'too-large': 'too-large',
  'too-slow': 'too-slow',
  failed: 'failed',
}

/** What was no answer, as what the firm is told of it; other errors stay as they are. */
export function asCrawlError(error: unknown): unknown {
  return error instanceof OutboundError ? new CrawlError(known[error.fault], { cause: error }) : error
}
