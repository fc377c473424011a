import { directionOf } from '../text/direction-of.ts'

/** What a mail says, for its page. All of it is text: nothing of it is read as HTML. */
export interface PageOfMail {
  opening: string
  rows: readonly (readonly [name: string, value: string])[]
  heading: string
  /** '': neither it nor its heading is written. */
  body: string
  /** Null: none is written. */
  link: MailLink | null
  /** What the mail is about, one below the other, each with a page of its own ('': it has none). */
  items?: readonly { title: string; lines: readonly string[]; url: string }[]
  /** Below all else, small. */
  closing?: string
  further?: readonly MailLink[]
  /** Code of the language that it is in; left out: English. */
  language?: string
}

interface MailLink {
  label: string
  url: string
}

/** A mail as HTML that mail programs of any age show: one table, styles at the elements, no pictures, nothing loaded. */
export function writeHtml({ opening, rows, heading, body, link, items = [], ...page }: PageOfMail): string {
  const { closing = '', further = [], language = 'en' } = page
  const direction = directionOf(language)
  // Mail programs of any age know the sides by their names alone.
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right']
  const cell = `padding:4px 0;padding-${end}:12px;vertical-align:top;text-align:${start}`
  const table = rows
    .map(
      ([name, value]) =>
        `<tr><td style="${cell};color:#666">${escapeText(name)}</td><td style="${cell};white-space:pre-wrap" dir="auto">${escapeText(value)}</td></tr>`,
    )
    .join('')
  return [
    `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"></head>`,
    // Many show what is in the body alone.
    `<body dir="${direction}" style="font-family:Helvetica,Arial,sans-serif;font-size:15px;line-height:1.5;color:#222;margin:16px;direction:${direction};text-align:${start}">`,
    `<p>${escapeText(opening)}</p><table role="presentation" style="border-collapse:collapse">${table}</table>`,
    ...(body === ''
      ? []
      : [
          `<p style="color:#666">${escapeText(heading)}</p>`,
          `<div dir="auto" style="white-space:pre-wrap;border-${start}:3px solid #ddd;padding-${start}:12px">${escapeText(body)}</div>`,
        ]),
    ...items.map(writeItem),
    ...(link === null ? [] : [`<p>${writeLink(link)}</p>`]),
    ...(closing === '' ? [] : [`<p style="color:#666;font-size:13px">${escapeText(closing)}</p>`]),
    ...(further.length === 0 ? [] : [`<p style="color:#666;font-size:13px">${further.map(writeLink).join(' · ')}</p>`]),
    '</body></html>',
  ].join('\n')
}

function writeItem({ title, lines, url }: { title: string; lines: readonly string[]; url: string }): string {
  const name =
    url === '' ? `<strong>${escapeText(title)}</strong>` : `<strong>${writeLink({ label: title, url })}</strong>`
  return `<p dir="auto">${[name, ...lines.map(escapeText)].join('<br>')}</p>`
}

function writeLink({ label, url }: MailLink): string {
  return `<a href="${escapeText(url)}">${escapeText(label)}</a>`
}

function escapeText(text: string): string {
  return text
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}
