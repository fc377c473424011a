import { errorCatalogue } from '../../../platform/errors.ts'
import { escapeMarkup } from '../../../platform/text/markup.ts'
import { renderChoice, renderCode } from './code.ts'
import { makeCurl } from './examples/curl-example.ts'
import { makePython } from './examples/python-example.ts'
import { makeTypescript } from './examples/typescript-example.ts'
import { breakable, describeType, renderFields, renderInline } from './fields.ts'
import { makeSampleAnswer } from './samples.ts'
import type { GuideOperation, GuideSchema } from './source.ts'

const credentialNames: Record<string, string> = {
  secretKey: '<code>Authorization</code>: secret key',
  sessionKey: '<code>chatrobot-sessionkey</code>: session key',
  visitorKey: '<code>chatrobot-sessionkey</code>: visitor’s key, from GetConfig',
  consoleCookie: '<code>Cookie</code>: that of the console',
}

/** The section of one operation. `commonCodes`: errors that are described once for all. */
export function renderOperation(
  operation: GuideOperation,
  publicUrl: string,
  commonCodes: ReadonlySet<string>,
): string {
  const own = operation.errorCodes.filter(({ code }) => !commonCodes.has(code))
  const { id, methods, path, summary, paragraphs } = operation
  const methodMarks = methods.map((method) => `<span class="method ${method.toLowerCase()}">${method}</span>`)
  // The id stands within: browsers open the part that holds what an address leads to, also without a script.
  return [
    `<details class="operation" data-entry="${id}">`,
    `<summary><h3>${escapeMarkup(summary)}</h3><span class="route">${methodMarks.join(' ')} <code>${breakable(path)}</code></span></summary>`,
    `<div class="inside" id="${id}">`,
    `<p class="function"><a class="anchor" href="#${id}">Link to this</a><span>In clients: <code>${id}</code></span></p>`,
    ...paragraphs.map((paragraph) => `<p>${renderInline(paragraph)}</p>`),
    renderCredentials(operation),
    renderRequest(operation),
    renderAnswer(operation),
    '<div class="samples">',
    renderExamples(operation, publicUrl),
    ...renderSamples(operation, publicUrl),
    '</div>',
    renderErrors(own),
    '</div>',
    '</details>',
  ].join('\n')
}

function renderExamples(operation: GuideOperation, publicUrl: string): string {
  return renderChoice('Request', [
    { language: 'shell', code: makeCurl(operation, publicUrl) },
    { language: 'typescript', code: makeTypescript(operation, publicUrl) },
    { language: 'python', code: makePython(operation, publicUrl) },
  ])
}

/** Three lines as ClientAsk sends them; the section on streaming explains them. */
export const sampleStream = [
  { content: 'Two homes ' },
  { content: 'in Seattle have a garden.' },
  { QuestionID: 91451, AnswerID: 91452, Answer: 'Two homes in Seattle have a garden.', TotalToken: 184 },
]
  .map((line) => JSON.stringify(line))
  .join('\n')

/** Three lines as Chat/Ask sends them. */
const sampleVisitorStream = [
  { content: 'Two homes ' },
  { content: 'in Seattle have a garden.' },
  { questionid: 91451, messageid: 91452, sessionid: 48213, TaskCompleted: true },
]
  .map((line) => JSON.stringify(line))
  .join('\n')

/** Two events as an event stream sends them. */
const sampleEvents = [
  'retry: 1000',
  '',
  'id: 7181',
  'event: taken',
  `data: ${JSON.stringify({ sessionID: 48213, name: 'Ana Ruiz', picture: '' })}`,
  '',
  'id: 7184',
  'event: message',
  `data: ${JSON.stringify({ sessionID: 48213, id: 91460, kind: 2, content: 'Good day!', createTime: '2026-11-22T10:15:30.123456Z', name: 'Ana Ruiz' })}`,
].join('\n')

/** Visitors are always answered piece by piece. */
function isVisitorStream({ streams, credentials }: GuideOperation): boolean {
  return streams && credentials[0] === 'visitorKey'
}

function renderSamples(operation: GuideOperation, publicUrl: string): string[] {
  if (operation.listens) return [renderCode('Answer', sampleEvents, 'json')]
  if (isVisitorStream(operation)) return [renderCode('Answer', sampleVisitorStream, 'json')]
  const plain = operation.success ? JSON.stringify(makeSampleAnswer(operation, publicUrl), null, 2) : null
  return [
    operation.streams ? renderCode('Answer, with "stream": true', sampleStream, 'json') : '',
    plain === null ? '' : renderCode(operation.streams ? 'Answer, plain' : 'Answer', plain, 'json'),
  ]
}

function renderCredentials({ credentials, body }: GuideOperation): string {
  const names = credentials.map((name) => credentialNames[name] ?? escapeMarkup(name))
  if (names.length === 0) {
    const isSecret = body !== null && body.mediaType !== 'application/json'
    return `<p class="credentials">Credential: none${isSecret ? '; the address itself is secret' : ''}.</p>`
  }
  const [first, ...others] = names
  return `<p class="credentials">Credential: ${first}${others.map((other) => `, or alone ${other}`).join('')}.</p>`
}

function renderRequest({ body, parameters, summary, path }: GuideOperation): string {
  const parts: string[] = []
  for (const [place, title] of [
    ['path', 'In the path'],
    ['query', 'In the query'],
  ] as const) {
    const here = parameters.filter((parameter) => parameter.in === place)
    if (here.length === 0) continue
    const properties = Object.fromEntries(
      here.map(({ name, schema, description }) => [name, { ...schema, description: description || `Part of ${path}` }]),
    )
    const schema = { properties, required: here.filter(({ required }) => required).map(({ name }) => name) }
    const caption = `${place === 'path' ? 'Path' : 'Query'} fields of: ${summary}`
    parts.push(`<h4>${title}</h4>`, renderFields(schema, caption, { showRequired: true }))
  }
  if (body && body.mediaType !== 'application/json')
    parts.push('<h4>Body</h4>', '<p>The bytes of the file, as they are.</p>')
  else if (body) {
    const fields = renderFields(body.schema, `Fields of the body of: ${summary}`, { showRequired: true })
    parts.push('<h4>Body</h4>', fields || '<p>No fields: send <code>{}</code> or nothing.</p>')
    if (body.note !== '') parts.push(`<p class="more">${escapeMarkup(body.note)}</p>`)
  }
  return parts.join('\n')
}

function renderAnswer(operation: GuideOperation): string {
  const { success, summary } = operation
  if (!success) return ''
  if (isVisitorStream(operation)) return '<h4>Answer</h4>\n<p>One JSON object a line, as described above.</p>'
  const enveloped = success.properties?.Version !== undefined
  const data = enveloped ? success.properties?.Data : success
  const title = enveloped ? '<h4>Answer: <code>Data</code></h4>' : '<h4>Answer (no envelope)</h4>'
  if (!data)
    return '<h4>Answer</h4>\n<p>The <a href="#envelope">envelope</a> of a success, without <code>Data</code>.</p>'
  const fields = renderFields(data, `Fields of the answer of: ${summary}`, { showRequired: false })
  return [title, fields || renderPlainData(data)].join('\n')
}

function renderPlainData(schema: GuideSchema): string {
  const meaning = schema.description ? `: ${renderInline(schema.description)}` : ''
  return `<p>A ${escapeMarkup(describeType(schema))}${meaning}.</p>`
}

function renderErrors(codes: { status: number; code: string }[]): string {
  const common = '<a href="#errors">what any call may answer</a>'
  if (codes.length === 0) return `<p class="more">Errors: ${common}.</p>`
  const items = codes.map(
    ({ status, code }) =>
      `<li><span class="status">${status}</span> <code>${escapeMarkup(code)}</code> <span>${renderSentence(code)}</span></li>`,
  )
  return `<h4>Errors</h4>\n<ul class="errors">${items.join('')}</ul>\n<p class="more">And ${common}.</p>`
}

/** What stands in for a sentence that is made anew each time. */
const madeSentences: Record<string, string> = {
  '{faults}': 'Every fault of the body: the field, what was expected and what came.',
  '{reason}': 'Why the file does not fit the message, such as its kind, its size or their number.',
  '{message}': 'The chatbot’s RateLimitMessage when it has one; otherwise a sentence of ours.',
}

/** The sentence of an error code, its details as placeholders. */
export function renderSentence(code: string): string {
  const sentence = new Map<string, { sentence: string }>(Object.entries(errorCatalogue)).get(code)?.sentence ?? ''
  return escapeMarkup(madeSentences[sentence] ?? sentence).replace(/\{(\w+)\}/g, '<var>$1</var>')
}
