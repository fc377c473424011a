import { Readable } from 'node:stream'
import { Type } from 'typebox'
import { findOwnBookingPage } from '../../../src/conversation/chat/own-booking-page.ts'
import { isBlank } from '../../../src/conversation/chat/question-faults.ts'
import { WholePieces } from '../../../src/conversation/chat/whole-pieces.ts'
import { escapeMarkdown, linkTarget, plainText } from '../../../src/conversation/guide/escape-markdown.ts'
import { readQuery } from '../../../src/doors/http/bodies/read-query.ts'
import { readVisitorKey } from '../../../src/firm/visitor-keys/visitor-key.ts'
import { pageOf } from '../../../src/firm/visits/check-site.ts'
import { areaRuns } from '../../../src/homes/listing-text/area-names.ts'
import { readStoredText } from '../../../src/homes/listing-text/stored-text.ts'
import { readMetadata } from '../../../src/homes/listings/import/apart/reso-metadata.ts'
import { splitJson } from '../../../src/homes/listings/import/apart/split-json.ts'
import { readField } from '../../../src/homes/listings/import/cells/read-field.ts'
import { toReadableName, toReadableValue } from '../../../src/homes/listings/import/fields/tidy-text.ts'
import { CsvSplitter } from '../../../src/homes/listings/import/reading/csv-splitter.ts'
import { guessEncoding } from '../../../src/homes/listings/import/reading/encoding/guess-encoding.ts'
import { findTableForm } from '../../../src/homes/listings/import/reading/find-table.ts'
import { openSource } from '../../../src/homes/listings/import/reading/open-source.ts'
import { matchName } from '../../../src/homes/listings/intake/headers/match-header.ts'
import { importTargets } from '../../../src/homes/listings/intake/intake-target.ts'
import { pageAddress } from '../../../src/knowledge/crawling/page-address.ts'
import { asksNotToRead, readPageHead } from '../../../src/knowledge/crawling/page-head.ts'
import { parseRobots } from '../../../src/knowledge/crawling/robots.ts'
import { parseSitemap } from '../../../src/knowledge/crawling/sitemap-parser.ts'
import { cutQuestion, cutRow } from '../../../src/knowledge/passages/cut-passages.ts'
import { readHtml } from '../../../src/platform/document-reading/pages/read-html.ts'
import { readPdf } from '../../../src/platform/document-reading/pdf/read-pdf.ts'
import { plainBlocks } from '../../../src/platform/document-reading/plain-blocks.ts'
import { readCsv as readCsvDocument, readPlainText } from '../../../src/platform/document-reading/read-text.ts'
import { isEmailAddress } from '../../../src/platform/mail/email-address.ts'
import { EventReader } from '../../../src/platform/models/event-reader.ts'
import { readRetryAfter } from '../../../src/platform/outbound/retry-after.ts'
import { plainAddress } from '../../../src/platform/plain-address.ts'
import { parseForeignJson } from '../../../src/platform/text/json-depth.ts'
import { foldText, urlKeyOf } from '../../../src/platform/text/listing-keys.ts'
import { splitSentences } from '../../../src/platform/text/split-sentences.ts'
import { normalizePhone } from '../../../src/reading/contact/phone-number.ts'
import { readContact, withoutContact } from '../../../src/reading/contact/read-contact.ts'
import { writeTourCalendar } from '../../../src/visitors/tours/mail/tour-calendar.ts'
import { writeLines, writePdf } from '../../documents/write-pdf.ts'

const origin = { name: 'a' }
const booking = {
  CalendlyAppointmentEnable: true,
  CalendlyAppointmentScheduleUrl: 'https://a.example',
  CalendlyAppointmentTriggerKeyword: 'book',
}

function inPieces(text: string, length: number, take: (piece: string) => unknown): void {
  for (let from = 0; from < text.length; from += length) take(text.slice(from, from + length))
}

function robots(text: string): unknown {
  return parseRobots(text).allows(`http://a.example/${'a'.repeat(200)}`)
}

const asked = Type.Object({ q: Type.String(), limit: Type.Integer(), isOpen: Type.Boolean() })
const ever = new AbortController().signal

function events(text: string): void {
  const reader = new EventReader()
  for (const event of text.split('\n\n')) reader.read(`data: ${event}`)
}

async function homesOf(text: string): Promise<void> {
  const source = await openSource(Readable.from([Buffer.from(text)]))
  for await (const _ of source.batches);
}

/** Events that the reader takes for words, around the text. */
function eventsOfWords(text: string): void {
  const reader = new EventReader()
  inPieces(text, 100, (content) => reader.read(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}`))
}

function calendar(text: string): unknown {
  const guest = { name: text, email: 'a@b.example' }
  const tour = { uid: 'a', sequence: 0, isCancelled: false, startsAt: new Date(0), minutes: 30, url: null }
  const words = { summary: text, description: text, location: text, organizer: guest, guest }
  return writeTourCalendar({ ...tour, ...words }, new Date(0))
}

function text(Description: string): unknown {
  return readStoredText({ PropertyType: 'House', Description, ExtensionColumn: null, Location: null, Address: null })
}

/**
 * Whatever reads what strangers send, in a call of its own and at once. Add what reads something new. Markdown is read by a
 * library that is none of these (block quotes within each other): in a process of its own, which has its time.
 */
export const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'contact details in a message': readContact,
  'a message without them': withoutContact,
  'a phone number': normalizePhone,
  'an e-mail address': isEmailAddress,
  'a blank question': isBlank,
  'a wish to book': (text) => findOwnBookingPage(booking, text),
  'words of a model, whole': (text) => new WholePieces(true).push(text),
  'words of a model, in pieces': (text) => {
    const pieces = new WholePieces(true)
    inPieces(text, 1, (piece) => pieces.push(piece))
  },
  CSV: (text) => new CsvSplitter(',', '\n').push(text, true),
  'CSV in pieces': (text) => {
    const splitter = new CsvSplitter(',', '\n')
    inPieces(text, 100, (piece) => splitter.push(piece))
    splitter.push('', true)
  },
  'the delimiter of CSV': findTableForm,
  'a file of listings': homesOf,
  OpenImmo: (text) => homesOf(`<openimmo><anbieter><immobilie><geo><ort>${text}`),
  'a home of OpenImmo': (text) =>
    homesOf(
      `<openimmo><anbieter><immobilie><geo><ort><![CDATA[${text}]]></ort></geo></immobilie></anbieter></openimmo>`,
    ),
  'XML of no known format': (text) => homesOf(`<a><b><price>1</price><city>a</city><beds>1</beds>${text}`),
  'an attribute of XML': (text) => homesOf(`<openimmo><anbieter><immobilie a="${text}`),
  'the document type of XML': (text) => homesOf(`<!DOCTYPE a [${text}]><openimmo></openimmo>`),
  'a page with a table of homes': (text) =>
    homesOf(`<table><tr><td>MLS<td>City<td>Beds<td>Price</tr><tr><td>1<td>a<td>2<td>3</tr><tr><td>${text}`),
  BLM: (text) => homesOf(`#HEADER#\nEOF : '^'\nEOR : '~'\n#DEFINITION#\nAGENT_REF^PRICE^~\n#DATA#\n${text}~`),
  'a list in JSON': (text) => homesOf(`{"data":{"homes":[${text}`),
  'how a text is written': (text) => guessEncoding(Buffer.from(`\xe9\xe4 ${text}\xf1${text}`, 'latin1')),
  'the name of a column': (text) => [matchName(text), toReadableName(text)],
  'a further value': (text) => toReadableValue('a', text),
  ...Object.fromEntries(
    importTargets.map((target) => [`a cell for ${target}`, (text: string) => readField(target, text)]),
  ),
  'a key of a listing': foldText,
  'an address of a listing': urlKeyOf,
  'the text of a listing': text,
  'areas in a text': areaRuns,
  JSON: parseForeignJson,
  'a page of a RESO Web API': (text) => splitJson(Buffer.from(text), 'value'),
  'metadata of a RESO Web API': (text) => readMetadata(`<EntityType Name="Property">${text}`, 'Property'),
  'robots.txt': robots,
  'a rule of robots.txt': (text) => robots(`User-agent: *\nDisallow: /${text}`),
  // As long as the address that it is asked for.
  'many rules of robots.txt': (text) => {
    const rules = `User-agent: *\n${text.replace(/.{1,200}/gsu, (piece) => `Disallow: /${piece}\n`)}`
    return parseRobots(rules).allows(`http://a.example/${text.slice(0, 2_000)}`)
  },
  'the head of a page': (text) => readPageHead(Buffer.from(text), 'http://a.example/'),
  'X-Robots-Tag': asksNotToRead,
  'a link of a page': (text) => pageAddress(text, 'http://a.example/'),
  'a page': (text) => readHtml(Buffer.from(`<p>${text}`), origin),
  'a query string': (text) => readQuery(asked, Object.fromEntries(new URLSearchParams(text))),
  'a value of a query string': (text) => readQuery(asked, { limit: text, q: text, isOpen: text }),
  'a sitemap': (text) => parseSitemap(Buffer.from(`<urlset>${text}`), ever),
  'an address of a sitemap': (text) => parseSitemap(Buffer.from(`<urlset><url><loc>${text}`), ever),
  'a sitemap of lines': (text) => parseSitemap(Buffer.from(`http://a.example/\n${text}`), ever),
  PDF: (text) => readPdf(Buffer.from(`%PDF-1.4\n${text}`)),
  'the text of a PDF': (text) => readPdf(writePdf([{ texts: writeLines(72, 700, text.match(/.{1,80}/gsu) ?? []) }])),
  'events of a model': events,
  'words of a model, in events': eventsOfWords,
  'a tour as calendars know it': calendar,
  'plain text': (text) => readPlainText(Buffer.from(text), origin),
  'a sheet of values': (text) => readCsvDocument(Buffer.from(text), origin),
  'a written text': plainBlocks,
  'sentences of a source': splitSentences,
  'a question and its answer': (text) => cutQuestion('what', text),
  'a row of a sheet': (text) => cutRow({ a: text }),
  'text as Markdown': (text) => escapeMarkdown(text, Number.POSITIVE_INFINITY),
  'Markdown as text': plainText,
  'the target of a link': linkTarget,
  'Retry-After': (text) => readRetryAfter(text, new Date(0)),
  'an address as one knows it': plainAddress,
  ReferrerInfo: pageOf,
  'the key of a visitor': readVisitorKey,
}
