import { errorCatalogue } from '../../../platform/errors.ts'
import { escapeMarkup } from '../../../platform/text/markup.ts'
import { apiVersion } from '../envelope.ts'
import { renderBegin } from './begin-chapter.ts'
import { renderCode } from './code.ts'
import { renderSentence, sampleStream } from './operation-page.ts'

export interface Chapter {
  id: string
  title: string
  html: string
}

/** What one reads before the operations. */
export function makeOpeningChapters(publicUrl: string): Chapter[] {
  return [
    { id: 'begin', title: 'Begin', html: renderBegin(publicUrl) },
    { id: 'credentials', title: 'Credentials', html: renderCredentials() },
    { id: 'envelope', title: 'Requests and answers', html: renderEnvelope() },
  ]
}

/** What one looks up after them. */
export function makeClosingChapters(publicUrl: string): Chapter[] {
  return [
    { id: 'streaming', title: 'Streaming', html: renderStreaming() },
    { id: 'errors', title: 'Errors', html: renderErrorTable() },
    { id: 'idempotency', title: 'Idempotency-Key', html: renderIdempotency() },
    { id: 'limits', title: 'Limits', html: renderLimits() },
    { id: 'pages', title: 'Other addresses', html: renderPages(publicUrl) },
  ]
}

function renderCredentials(): string {
  return `
<table role="table" class="fields"><caption>Credentials</caption>
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Key</th><th role="columnheader" scope="col">Header</th><th role="columnheader" scope="col">For</th></tr></thead>
<tbody role="rowgroup">
<tr role="row"><th role="rowheader" scope="row">Secret key</th><td role="cell"><code>Authorization: pl_sk_…</code><br><code>Authorization: Bearer pl_sk_…</code></td><td role="cell">Everything. Keep it on your servers.</td></tr>
<tr role="row"><th role="rowheader" scope="row">Session key</th><td role="cell"><code>chatrobot-sessionkey: pl_ses_…</code></td><td role="cell">The four listing operations, RealEstateList before all.</td></tr>
<tr role="row"><th role="rowheader" scope="row">Visitor’s key</th><td role="cell"><code>chatrobot-sessionkey: pl_vis_…</code></td><td role="cell">What the widget calls, for one visitor’s session and no other. GetConfig hands it out; it is good for an hour, and for 30 days to get the next one.</td></tr>
</tbody></table>
<p>Each operation names the header that it looks at first. Where it takes the other one too, it looks at that only when the
first is absent. Keys are kept as hashes: a lost one cannot be shown again. <code>porchlight key rotate</code> makes a successor
while the old key goes on for a day.</p>
<p>Keys belong to a workspace. What belongs to another workspace answers like what does not exist: 404.</p>`
}

function renderEnvelope(): string {
  const success = JSON.stringify({ Data: 1, Version: apiVersion, Success: true, Code: 200, Message: '' }, null, 2)
  const failure = JSON.stringify(
    {
      Data: null,
      Version: apiVersion,
      Success: false,
      Code: 404,
      Message: 'No chatbot of this workspace has the serialNumber "abc".',
    },
    null,
    2,
  )
  return `
<p>Every answer is the same envelope. <code>Code</code> always equals the HTTP status, and <code>Message</code> says in one plain
sentence what went wrong.</p>
<div class="samples">${renderCode('Success', success, 'json')}${renderCode('Failure', failure, 'json')}</div>
<ul>
<li>Field names are read without regard to letter case: <code>serialNumber</code> and <code>SerialNumber</code> are one field. Both
in one body are a fault.</li>
<li>A <code>GET</code> takes its fields in the query; one without a value was not given.</li>
<li>Unknown fields are ignored. <code>null</code> for an optional field means “not given”; on Edit and RealEstateUpdate it clears the
stored value.</li>
<li>Nothing is converted: <code>"3"</code> where a number is asked for is a fault. All faults of a body come back in one Message.</li>
<li>Words of a choice, such as <code>for_sale</code>, are read without regard to letter case.</li>
<li>Every answer carries <code>x-request-id</code>, which also stands in the log. Every failure carries its code in
<code>x-error-code</code>.</li>
<li>Answers may be read from any web page (CORS). A chatbot with VerifyDomain refuses pages that its Domains do not list.</li>
</ul>`
}

function renderStreaming(): string {
  return `
<p>With <code>"stream": true</code>, <a href="#askChatbot">ClientAsk</a> answers with <code>Content-Type: text/event-stream</code>. The body
is one JSON object a line, each sent at once. There is no <code>data:</code> in front, and no <code>[DONE]</code> at the end.</p>
${renderCode('Lines of an answer', sampleStream, 'json')}
<ul>
<li>Each <code>content</code> is the next piece. All pieces together equal <code>Answer</code>, to the byte.</li>
<li>The last line holds the ids of question and answer, the whole answer and its tokens.</li>
<li>An empty line comes after 15 s of silence. It means nothing: skip it.</li>
<li>A failure before the first piece is an ordinary envelope with its HTTP status. A failure after it is one last line
<code>{"Success":false,"Code":502,"Message":"…"}</code>, and then the body ends. A stream never hangs.</li>
<li>If you close the connection, the model is stopped at once. What it had said is kept as an interrupted answer.</li>
</ul>`
}

function renderErrorTable(): string {
  const rows = Object.entries(errorCatalogue)
    .sort(([, a], [, b]) => a.status - b.status)
    .map(
      ([code, { status }]) =>
        `<tr role="row" id="error-${code}"><th role="rowheader" scope="row"><span class="status">${status}</span> <code>${code}</code></th><td role="cell">${renderSentence(code)}</td></tr>`,
    )
  return `
<p>The code is stable and stands in the header <code>x-error-code</code>; the sentence is for people and may change. With 429 and
503 comes <code>Retry-After</code> in seconds, with 405 comes <code>Allow</code>.</p>
<table role="table" class="fields errors"><caption>Every error</caption>
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Status and code</th><th role="columnheader" scope="col">Message</th></tr></thead>
<tbody role="rowgroup">${rows.join('')}</tbody></table>`
}

function renderIdempotency(): string {
  return `
<p>Send the header <code>Idempotency-Key</code> with any <code>POST</code>, up to 255 characters, and the call runs once however often it
is sent. The first answer (2xx or 4xx) is kept for 24 hours for your workspace and path, and given again word for word, with the
header <code>idempotency-replayed: true</code>. A 5xx is not kept, nor a call whose process or database connection died before it
committed: send it again. With a visitor’s session key a key belongs to that session; without any credential none is kept.</p>
<ul>
<li>The same key with another body: 409 <code>idempotency-key-reused</code>. Bodies are compared as JSON; blanks and the order of
fields do not matter.</li>
<li>The same key while the first call still runs: 409 <code>idempotency-key-running</code>.</li>
<li>A call with a key runs to its end even if you hang up, so that you can come back for its answer.</li>
</ul>`
}

const limits: readonly (readonly [string, string])[] = [
  ['Body of a request', '1 MiB; of what visitors call 16 KiB, where the operation does not say more; 32 levels deep'],
  ['Time for a body to arrive', '15 seconds; of an upload: no pause of 15 seconds, and 8 KiB a second'],
  ['Time for an answer to be taken', 'no pause of 20 seconds'],
  ['Text of a question', '32,000 characters; of a visitor’s 4,000'],
  ['Image', 'up to 10 a question, 20 MiB each; PNG, JPEG, WEBP, GIF that does not move'],
  ['Audio', 'one a question, 40 MiB; WAV'],
  ['Video', 'one a question, 100 MiB; MP4, MKV, AVI, FLV, MPEG'],
  ['Time to send a file after GetPreUploadUrl', '5 minutes'],
  ['PageSize', '1 to 100, usually 20'],
  ['Keys of RealEstateDelete', '1 to 1,000'],
  ['Idempotency-Key', '255 characters, 24 hours'],
  [
    'Messages of a session',
    'RateLimitCount within RateLimitTime seconds, as set for the chatbot; unset, a language model has 20 in 240 seconds, and the built-in guide no limit',
  ],
  ['Visitors’ files', '40 MiB each, 30 an hour for a session, 300 for a network'],
  ['Visitors’ contact forms', '5 an hour for a session, 30 for a network'],
  ['Visitors’ calls', '240 GetConfig and 120 messages of together 60,000 characters a minute for a network'],
  ['Messages of a chatbot', 'MessageLimit in a calendar month of its TimeZone; -1: no limit'],
]

function renderLimits(): string {
  const rows = limits.map(
    ([what, most]) => `<tr role="row"><th role="rowheader" scope="row">${what}</th><td role="cell">${most}</td></tr>`,
  )
  return `
<table role="table" class="fields"><caption>Limits</caption>
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">What</th><th role="columnheader" scope="col">Limit</th></tr></thead>
<tbody role="rowgroup">${rows.join('')}</tbody></table>
<p>Limits of messages are exact, also for questions that arrive at the same moment and for several server processes.</p>`
}

function renderPages(publicUrl: string): string {
  const base = escapeMarkup(publicUrl)
  return `
<ul>
<li><a href="${base}/openapi.json"><code>/openapi.json</code></a>: this guide for programs.</li>
<li><a href="${base}/health/live"><code>/health/live</code></a> and <a href="${base}/health/ready"><code>/health/ready</code></a>: whether the process
runs, and whether database and file storage answer.</li>
<li><code>/metrics</code>: figures for Prometheus; for this machine only, or with <code>PORCHLIGHT_METRICS_TOKEN</code>.</li>
<li><a href="${base}/demo"><code>/demo</code></a>: the demo’s listings.</li>
</ul>`
}
