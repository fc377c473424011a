/** What a mail says, for its page. All of it is text: nothing of it is read as HTML. */
export interface PageOfMail {
  opening: string
  rows: readonly (readonly [name: string, value: string])[]
  heading: string
  /** '': neither it nor its heading is written. */
  body: string
  /** Null: none is written. */
  link: { label: string; url: string } | null
  /** Code of the language that it is in; left out: English. */
  language?: string
}

const cell = 'padding:4px 12px 4px 0;vertical-align:top'

/** A mail as HTML that mail programs of any age show: one table, styles at the elements, no pictures, nothing loaded. */
export function writeHtml({ opening, rows, heading, body, link, language = 'en' }: PageOfMail): string {
  const table = rows
    .map(
      ([name, value]) =>
        `<tr><td style="${cell};color:#666">${escapeText(name)}</td><td style="${cell};white-space:pre-wrap">${escapeText(value)}</td></tr>`,
    )
    .join('')
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head>`,
    '<body style="font-family:Helvetica,Arial,sans-serif;font-size:15px;line-height:1.5;color:#222;margin:16px">',
    `<p>${escapeText(opening)}</p><table role="presentation" style="border-collapse:collapse">${table}</table>`,
    ...(body === ''
      ? []
      : [
          `<p style="color:#666">${escapeText(heading)}</p>`,
          `<div style="white-space:pre-wrap;border-left:3px solid #ddd;padding-left:12px">${escapeText(body)}</div>`,
        ]),
    `${link === null ? '' : `<p><a href="${escapeText(link.url)}">${escapeText(link.label)}</a></p>`}</body></html>`,
  ].join('\n')
}

function escapeText(text: string): string {
  return text
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}
