/** Text at a place of a page, in points from the lower left. */
export interface PdfText {
  x: number
  y: number
  size?: number
  text: string
  isBold?: boolean
}

export interface PdfPage {
  texts?: readonly PdfText[]
  /** A grey picture that fills the page. */
  isPicture?: boolean
  rotate?: number
}

export interface PdfOptions {
  title?: string
  language?: string
  /** Further objects, and what the trailer says of them. */
  trailer?: string
}

/** A PDF as simple programs write them: Helvetica, no compression. */
export function writePdf(pages: readonly PdfPage[], { title, language, trailer = '' }: PdfOptions = {}): Buffer {
  const objects: string[] = []
  const add = (text: string): number => objects.push(text)
  add(`<< /Type /Catalog /Pages 2 0 R ${language ? `/Lang (${language})` : ''} >>`)
  add('')
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>')
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>')
  const grey = String.fromCharCode(128).repeat(64 * 64)
  add(
    `<< /Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length ${grey.length} >>\nstream\n${grey}\nendstream`,
  )
  const info = title === undefined ? null : add(`<< /Title (${escapeText(title)}) >>`)
  const kids = pages.map(({ texts = [], isPicture = false, rotate = 0 }) => {
    const content = `${isPicture ? 'q 612 0 0 792 0 0 cm /I1 Do Q\n' : ''}${texts.map(draw).join('')}`
    const stream = add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
    return add(
      `<< /Type /Page /Parent 2 0 R /Rotate ${rotate} /MediaBox [0 0 612 792] /Contents ${stream} 0 R ` +
        '/Resources << /Font << /F1 3 0 R /F2 4 0 R >> /XObject << /I1 5 0 R >> >> >>',
    )
  })
  objects[1] = `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`
  return assemble(objects, `/Root 1 0 R ${info === null ? '' : `/Info ${info} 0 R`} ${trailer}`)
}

/** Lines of prose under each other, from a place downwards. */
export function writeLines(x: number, y: number, lines: readonly string[], size = 10): PdfText[] {
  return lines.map((text, index) => ({ x, y: y - index * size * 1.2, size, text }))
}

/** Rows of a table whose cells begin at the places given. */
export function writeTable(
  xs: readonly number[],
  y: number,
  rows: readonly (readonly string[])[],
  leading = 16,
): PdfText[] {
  return rows.flatMap((row, index) =>
    row.flatMap((text, column) => (text === '' ? [] : [{ x: xs[column] ?? 0, y: y - index * leading, text }])),
  )
}

function draw({ x, y, size = 10, text, isBold = false }: PdfText): string {
  return `BT /${isBold ? 'F2' : 'F1'} ${size} Tf ${x} ${y} Td (${escapeText(text)}) Tj ET\n`
}

function escapeText(text: string): string {
  return text.replace(/[\\()]/g, '\\$&')
}

function assemble(objects: readonly string[], trailer: string): Buffer {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((text, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${text}\nendobj\n`
    return at
  })
  const start = file.length
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const head = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  file += `${head}${table}trailer << /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${start}\n%%EOF`
  return Buffer.from(file, 'latin1')
}
