import { Parser } from 'htmlparser2'
import { isSameSite, pageAddress } from './page-address.ts'

/** What stands in a page's head is near its beginning; longer ones are not worth stopping everybody for. */
const headBytes = 131_072
/** Heads are flat, and each open element costs the parser more. */
const deepest = 64
const sliceBytes = 4_096

export interface PageHead {
  /** The address that the page gives itself, on its own site; null: none. */
  canonical: string | null
  /** Whether it asks not to be shown by search engines. */
  isNoindex: boolean
}

/** What a page says of itself, for `url` from which it came. */
export function readPageHead(bytes: Buffer, url: string): PageHead {
  let base = url
  let canonical: string | null = null
  let isNoindex = false
  let isOver = false
  let depth = 0
  const parser = new Parser({
    onopentagname: (name) => {
      isOver ||= name === 'body'
    },
    onopentag: (name, attributes) => {
      depth += 1
      if (depth > deepest) isOver = true
      if (isOver) return
      if (name === 'base' && attributes.href) base = pageAddress(attributes.href, url) ?? base
      if (name === 'link' && /(^|\s)canonical(\s|$)/i.test(attributes.rel ?? ''))
        canonical ??= pageAddress(attributes.href ?? '', base)
      if (name === 'meta' && /^(robots|porchlight)$/i.test(attributes.name ?? ''))
        isNoindex ||= asksNotToRead(attributes.content)
    },
    onclosetag: () => {
      depth -= 1
    },
  })
  // ASCII in every charset that pages are written in, but for UTF-16, which none is.
  for (let from = 0; from < headBytes && !isOver; from += sliceBytes)
    parser.write(bytes.toString('latin1', from, from + sliceBytes))
  parser.end()
  return { canonical: canonical !== null && isSameSite(canonical, url) ? canonical : null, isNoindex }
}

/** "noindex, nofollow"; in a header perhaps for one robot, as "otherbot: noindex". */
export function asksNotToRead(content: string | string[] | undefined): boolean {
  const lines = Array.isArray(content) ? content : [content ?? '']
  let robot = ''
  return lines
    .flatMap((line) => line.split(','))
    .some((part) => {
      const [, name, rule = ''] = /^\s*(?:([\w-]+)\s*:)?\s*(.*?)\s*$/.exec(part.toLowerCase()) ?? []
      if (name !== undefined && !/^(unavailable_after|max-[\w-]+)$/.test(name)) robot = name
      return /^(noindex|none)$/.test(rule) && (robot === '' || robot === 'porchlight')
    })
}
