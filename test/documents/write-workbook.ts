import { writeZip, type ZipPart } from './write-zip.ts'

/** A cell as a test says it: a text, a number, or more of it. */
export type WrittenCell =
  | string
  | number
  | boolean
  | null
  | {
      value?: string | number
      /** A format code, as "$#,##0". */
      format?: string
      /** "str", "e", "inlineStr", "d", "b"; left out: a number, or a shared text. */
      type?: string
      formula?: string
    }

export interface WrittenSheet {
  name: string
  /** Left out rows are null. */
  rows: readonly (readonly WrittenCell[] | null)[]
  /** As "A1:D1". */
  merges?: readonly string[]
  /** Numbers of rows, from 1. */
  hiddenRows?: readonly number[]
  /** Elements before the rows, as columns that are hidden. */
  columns?: string
  state?: string
}

/** A workbook with formats, formulas, merged and hidden cells, as Excel writes them. */
export function writeWorkbook(sheets: readonly WrittenSheet[], more: readonly ZipPart[] = []): Buffer {
  const strings = new Map<string, number>()
  const formats = new Map<string, number>()
  const numberIn = (map: Map<string, number>, key: string): number => {
    const known = map.get(key) ?? map.size
    map.set(key, known)
    return known
  }
  const cellOf = (cell: WrittenCell, at: string): string => {
    if (cell === null) return ''
    if (typeof cell === 'string') return `<c r="${at}" t="s"><v>${numberIn(strings, cell)}</v></c>`
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
    if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`
    const { value, format, type, formula } = cell
    const style = format === undefined ? '' : ` s="${numberIn(formats, format) + 1}"`
    const inside = formula === undefined ? '' : `<f>${escapeXml(formula)}</f>`
    if (type === 'inlineStr') return `<c r="${at}" t="inlineStr"><is><t>${escapeXml(String(value))}</t></is></c>`
    const shown = value === undefined ? '' : `<v>${escapeXml(String(value))}</v>`
    return `<c r="${at}"${style}${type === undefined ? '' : ` t="${type}"`}>${inside}${shown}</c>`
  }
  const parts = sheets.map(({ rows, merges = [], hiddenRows = [], columns = '' }, index) => {
    const written = rows.flatMap((row, at) => {
      if (row === null) return []
      const cells = row.map((cell, column) => cellOf(cell, `${letterOf(column)}${at + 1}`)).join('')
      return [`<row r="${at + 1}"${hiddenRows.includes(at + 1) ? ' hidden="1"' : ''}>${cells}</row>`]
    })
    const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
    const bytes = `<worksheet>${columns}<sheetData>${written.join('')}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`
    return { name: `xl/worksheets/sheet${index + 1}.xml`, bytes }
  })
  const relations = sheets.map((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`))
  const codes = [...formats.keys()].map(
    (code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escapeXml(code)}"/>`,
  )
  const styles = codes.map((_, at) => `<xf numFmtId="${164 + at}"/>`)
  return writeZip([
    { name: '[Content_Types].xml', bytes: '<Types/>' },
    {
      name: '_rels/.rels',
      bytes: `<Relationships>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      bytes: `<workbook><sheets>${sheets
        .map(
          ({ name, state = 'visible' }, at) =>
            `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" state="${state}" r:id="rId${at + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: `<Relationships>${relations.join('')}${relation('rS', 'sharedStrings', 'sharedStrings.xml')}${relation('rT', 'styles', 'styles.xml')}</Relationships>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      bytes: `<sst>${[...strings.keys()].map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`).join('')}</sst>`,
    },
    {
      name: 'xl/styles.xml',
      bytes: `<styleSheet><numFmts>${codes.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    },
    ...parts,
    ...more,
  ])
}

function letterOf(column: number): string {
  return column < 26 ? String.fromCharCode(65 + column) : letterOf(Math.floor(column / 26) - 1) + letterOf(column % 26)
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

function relation(id: string, type: string, target: string): string {
  const base = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return `<Relationship Id="${id}" Type="${base}/${type}" Target="${target}"/>`
}
