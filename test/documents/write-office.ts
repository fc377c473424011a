import { writeZip, type ZipPart } from './write-zip.ts'

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const drawing = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'
const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** A DOCX around what stands in its body, with the styles that Word has. */
export function writeDocx(
  body: string,
  { parts = [], title = '' }: { parts?: ZipPart[]; title?: string } = {},
): Buffer {
  const heading = (level: number) =>
    `<w:style w:type="paragraph" w:styleId="berschrift${level}"><w:name w:val="heading ${level}"/></w:style>`
  const styles =
    `<w:styles ${word}><w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="en-US"/></w:rPr></w:rPrDefault></w:docDefaults>` +
    `${heading(1)}${heading(2)}<w:style w:styleId="Own"><w:name w:val="Our title"/><w:basedOn w:val="berschrift2"/></w:style></w:styles>`
  return writeZip([
    { name: '[Content_Types].xml', bytes: `${header}<Types/>` },
    { name: '_rels/.rels', bytes: writeRelations([['rId1', 'officeDocument', 'word/document.xml']]) },
    { name: 'word/_rels/document.xml.rels', bytes: writeRelations([['rId1', 'styles', 'styles.xml']]) },
    { name: 'word/styles.xml', bytes: header + styles },
    { name: 'word/document.xml', bytes: `${header}<w:document ${word}><w:body>${body}</w:body></w:document>` },
    { name: 'docProps/core.xml', bytes: `<cp:coreProperties><dc:title>${title}</dc:title></cp:coreProperties>` },
    ...parts,
  ])
}

/** A paragraph of a DOCX; `inside`: what its properties hold. */
export function writeParagraph(text: string, inside = '', run = ''): string {
  return `<w:p><w:pPr>${inside}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}

export function writeDocxTable(rows: readonly (readonly string[])[], headerRows = 0): string {
  const written = rows.map(
    (row, index) =>
      `<w:tr>${index < headerRows ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${row
        .map((cell) => `<w:tc><w:tcPr/>${writeParagraph(cell)}</w:tc>`)
        .join('')}</w:tr>`,
  )
  return `<w:tbl><w:tblPr/>${written.join('')}</w:tbl>`
}

export interface XlsxSheet {
  name: string
  /** Numbers with a style are written as [number, style]. */
  rows: readonly (readonly (string | number | boolean | [number, number] | null)[])[]
  state?: string
  columns?: string
  hiddenRows?: readonly number[]
}

/** Styles of its cells: 1 dollars, 2 a day, 3 a share. */
export function writeXlsx(sheets: readonly XlsxSheet[]): Buffer {
  const strings: string[] = []
  const cell = (value: XlsxSheet['rows'][number][number], reference: string): string => {
    if (value === null) return ''
    if (typeof value === 'string') return `<c r="${reference}" t="s"><v>${strings.push(value) - 1}</v></c>`
    if (typeof value === 'boolean') return `<c r="${reference}" t="b"><v>${value ? 1 : 0}</v></c>`
    const [number, style] = Array.isArray(value) ? value : [value, 0]
    return `<c r="${reference}" s="${style}"><f>1+1</f><v>${number}</v></c>`
  }
  const parts = sheets.map(({ rows, columns = '', hiddenRows = [] }, index) => {
    const written = rows.flatMap((row, at) => {
      const cells = row.map((value, column) => cell(value, `${String.fromCharCode(65 + column)}${at + 1}`)).join('')
      const hidden = hiddenRows.includes(at) ? ' hidden="1"' : ''
      return cells === '' ? [] : [`<row r="${at + 1}"${hidden}>${cells}</row>`]
    })
    const bytes = `${header}<worksheet>${columns}<sheetData>${written.join('')}</sheetData></worksheet>`
    return { name: `xl/worksheets/sheet${index + 1}.xml`, bytes }
  })
  const listed = sheets.map(
    ({ name, state = 'visible' }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="rId${index + 1}"/>`,
  )
  const relations: Relation[] = sheets.map((_, at) => [`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`])
  return writeZip([
    { name: '[Content_Types].xml', bytes: `${header}<Types/>` },
    { name: '_rels/.rels', bytes: writeRelations([['rId1', 'officeDocument', 'xl/workbook.xml']]) },
    { name: 'xl/workbook.xml', bytes: `${header}<workbook><sheets>${listed.join('')}</sheets></workbook>` },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: writeRelations([
        ...relations,
        ['rS', 'sharedStrings', 'sharedStrings.xml'],
        ['rT', 'styles', 'styles.xml'],
      ]),
    },
    { name: 'xl/sharedStrings.xml', bytes: `<sst>${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>` },
    {
      name: 'xl/styles.xml',
      bytes:
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00"/></numFmts>' +
        '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/><xf numFmtId="9"/></cellXfs></styleSheet>',
    },
    ...parts,
  ])
}

/** A PPTX of slides: what stands in their shapes. */
export function writePptx(slides: readonly string[]): Buffer {
  const ids = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`).join('')
  return writeZip([
    { name: '[Content_Types].xml', bytes: `${header}<Types/>` },
    { name: '_rels/.rels', bytes: writeRelations([['rId1', 'officeDocument', 'ppt/presentation.xml']]) },
    { name: 'ppt/presentation.xml', bytes: `<p:presentation><p:sldIdLst>${ids}</p:sldIdLst></p:presentation>` },
    {
      name: 'ppt/_rels/presentation.xml.rels',
      bytes: writeRelations(slides.map((_, index) => [`rId${index + 1}`, 'slide', `slides/slide${index + 1}.xml`])),
    },
    ...slides.map((slide, index) => ({ name: `ppt/slides/slide${index + 1}.xml`, bytes: slide })),
  ])
}

export function writeSlide(shapes: readonly [type: string, paragraphs: readonly string[]][], extra = ''): string {
  const written = shapes.map(
    ([type, paragraphs]) =>
      `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr><p:txBody>${paragraphs
        .map((text) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`)
        .join('')}</p:txBody></p:sp>`,
  )
  return `<p:sld ${drawing} ${extra}><p:cSld><p:spTree>${written.join('')}</p:spTree></p:cSld></p:sld>`
}

/** An ODT around what stands in its text. */
export function writeOdt(
  body: string,
  { styles = '', parts = [] }: { styles?: string; parts?: ZipPart[] } = {},
): Buffer {
  const content = `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`
  return writeZip([
    { name: 'mimetype', bytes: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', bytes: header + content },
    {
      name: 'meta.xml',
      bytes: '<office:meta><dc:title>House rules</dc:title><dc:language>en-GB</dc:language></office:meta>',
    },
    ...parts,
  ])
}

type Relation = [id: string, type: string, target: string]

function writeRelations(relations: readonly Relation[]): string {
  const written = relations.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`,
  )
  return `${header}<Relationships>${written.join('')}</Relationships>`
}
