import { writeLines, writePdf } from '../../documents/write-pdf.ts'

/**
 * What servers answer whose addresses firms name, by its path. Each is made when it is asked for. In each table something is as large as
 * what one address may send: it shows what takes long by its length alone. Lists of homes have the file of forty megabytes for that.
 * All else is a third of that or less: what reads it out of proportion takes minutes already.
 */
export interface HostileAnswer {
  type: string
  make(): string | Buffer
}

const html = (make: () => string): HostileAnswer => ({ type: 'text/html', make })
const xml = (make: () => string): HostileAnswer => ({ type: 'application/xml', make })
const json = (make: () => string): HostileAnswer => ({ type: 'application/json', make })
const text = (make: () => string): HostileAnswer => ({ type: 'text/plain', make })
const list = (count: number, one: (at: number) => string, between = ''): string =>
  Array.from({ length: count }, (_, at) => one(at)).join(between)
/** Most of what one address may send. */
const repeat = (piece: string, bytes: number): string => piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)))
const mega = 1_048_576

/** Pages and files that a chatbot is to learn from. */
export const pages: Record<string, HostileAnswer> = {
  'elements within each other': html(() => `<html><body>${repeat('<div>', 9 * mega)}`),
  'attributes without end': html(() => `<html><body><p ${repeat('a=b ', 3 * mega)}>`),
  'a head without end': html(() => `<html><head>${repeat('<meta name=robots content="x">', 3 * mega)}`),
  'nothing but angles': html(() => `<html>${repeat('<', 3 * mega)}`),
  'comments that nobody ends': html(() => `<html>${repeat('<!--', 3 * mega)}`),
  'a table of hundreds of thousands of cells': html(
    () => `<html><body><table>${repeat('<tr><td>a<td>b', 3 * mega)}</table>`,
  ),
  'ten megabytes of words': text(() => repeat('the office opens at nine. ', 9 * mega)),
  'one word of megabytes': text(() => repeat('a', 3 * mega)),
  'megabytes of lines': text(() => repeat('a\n\n', 3 * mega)),
  'questions without end': html(() => `<html><body>${repeat('<h2>What?</h2><p>That.</p>', 3 * mega)}`),
  'a PDF of many pages': {
    type: 'application/pdf',
    make: () =>
      writePdf(
        Array.from({ length: 150 }, (_, at) => ({
          texts: writeLines(72, 700, list(40, (line) => `Page ${at} line ${line} of it all`, '\n').split('\n')),
        })),
      ),
  },
  'a PDF of nothing but brackets': { type: 'application/pdf', make: () => `%PDF-1.4\n${repeat('<<', 3 * mega)}` },
  'a PDF whose references go round': {
    type: 'application/pdf',
    make: () => `%PDF-1.4\n${list(20_000, (at) => `${at} 0 obj ${at + 1} 0 R endobj\n`)}trailer <</Root 1 0 R>>`,
  },
}

export const sitemaps: Record<string, HostileAnswer> = {
  'fifty thousand addresses': xml(
    () =>
      `<urlset>${list(50_000, (at) => `<url><loc>HERE/p/${at}?b=1&amp;a=2#x</loc><lastmod>2026-01-01</lastmod></url>`)}</urlset>`,
  ),
  'addresses of four thousand characters': xml(
    () => `<urlset>${list(4_000, (at) => `<url><loc>HERE/${'%C3%A4'.repeat(650)}${at}</loc></url>`)}</urlset>`,
  ),
  'fifty megabytes of elements': xml(() => `<urlset>${repeat('<url></url>', 45 * mega)}`),
  'megabytes of entities': xml(() => `<urlset><url><loc>${repeat('&amp;', 15 * mega)}`),
  'lines of addresses': text(() => repeat('HERE/a/b/c\n', 15 * mega)),
  'lines of nothing': text(() => repeat('\n', 15 * mega)),
  'a tag that nobody ends': xml(() => `<urlset ${repeat('a="b" ', 15 * mega)}`),
}

/** Robots' files, asked for before any page. */
export const robots: Record<string, HostileAnswer> = {
  'rules of stars': text(() => `User-agent: *\n${repeat(`Disallow: /${'*a'.repeat(400)}\n`, mega / 2)}`),
  'agents without end': text(() => repeat('User-agent: a\n', mega / 2)),
}

const good = 'mls,beds,price,city\n'
/** Lists of homes. */
export const tables: Record<string, HostileAnswer> = {
  'twenty thousand columns of one name': text(() => `${'a,'.repeat(20_000)}a\n1\n`),
  'a thousand columns of many rows': text(
    () =>
      `${good.trim()},${list(990, (at) => `column${at}`, ',')}\n${list(500, (at) => `H${at},3,100,Kent,${'x,'.repeat(989)}x\n`)}`,
  ),
  'rows that are all wrong, and wide': text(
    () =>
      `${good.trim()},${list(990, (at) => `column${at}`, ',')}\n${list(500, (at) => `H${at},many,,Kent,${'x,'.repeat(989)}x\n`)}`,
  ),
  'a description of a megabyte a home': text(
    () =>
      `mls,beds,price,description\n${list(6, (at) => `H${at},3,100,"${repeat('a pool and a view, near the lake. ', mega - 4_000)}"\n`)}`,
  ),
  'one row that never ends': text(() => `${good}"${repeat('a,b\n', 4 * mega)}`),
  'JSON in JSON': json(() => `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}\n`),
  'a list of empty lists': json(() => `[${repeat('[],', 10 * mega)}[]]`),
  'homes with a thousand pictures': json(() =>
    list(
      100,
      (at) =>
        JSON.stringify({
          mls: `H${at}`,
          beds: 3,
          price: 1,
          images: Array.from({ length: 1_000 }, (_, n) => `https://a.example/${at}/${n}.jpg`),
        }),
      '\n',
    ),
  ),
}

const types = (fields: string): string =>
  `<edmx:Edmx><Schema><EntityType Name="Property">${fields}</EntityType><EntityContainer><EntitySet Name="Property" EntityType="a.Property"/></EntityContainer></Schema></edmx:Edmx>`

/** `$metadata` of a RESO Web API. */
export const metadata: Record<string, HostileAnswer> = {
  'a hundred thousand fields': xml(() => types(list(130_000, (at) => `<Property Name="F${at}"/>`))),
  'one field again and again': xml(() => types(repeat('<Property Name="ListingKey"/>', 15 * mega))),
  'types without end': xml(() => repeat('<EntityType Name="A" BaseType="B">', 5 * mega)),
  'attributes without end': xml(() => types(`<Property ${repeat('a="b" ', 5 * mega)}/>`)),
  'nothing but angles': xml(() => repeat('<', 5 * mega)),
}

const home = (at: number, more: object = {}): string =>
  JSON.stringify({
    ListingKey: `K${at}`,
    ListPrice: 1,
    BedroomsTotal: 2,
    StandardStatus: 'Active',
    ModificationTimestamp: '2026-01-01T00:00:00Z',
    ...more,
  })

/** Answers of a RESO Web API with homes. */
export const homePages: Record<string, HostileAnswer> = {
  'a million entries that are none': json(() => `{"value":[${repeat('0,', 2 * mega)}0]}`),
  'eight megabytes of homes': json(() => `{"value":[${repeat(`${home(1)},`, 8 * mega)}${home(2)}]}`),
  'lists in lists': json(() => `{"value":[${'['.repeat(200_000)}${']'.repeat(200_000)}]}`),
  'a rest of megabytes': json(() => `{"@odata.context":"${repeat('a', 15 * mega)}","value":[]}`),
  'a rest of many names': json(() => `{${list(300_000, (at) => `"n${at}":1`, ',')},"value":[]}`),
  'homes of a thousand pictures': json(
    () =>
      `{"value":[${list(130, (at) => home(at, { Media: Array.from({ length: 1_000 }, (_, n) => ({ MediaURL: `https://a.example/${at}/${n}.jpg`, Order: n })) }), ',')}]}`,
  ),
}
