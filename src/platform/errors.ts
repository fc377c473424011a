export interface ErrorEntry {
  /** HTTP status, and `Code` of the envelope. */
  status: number
  /** One plain sentence for a person; `{name}` stands for a detail of that name. */
  sentence: string
  /** Whether the operator should hear of it in the log as an error. */
  log: boolean
}

const entry = (status: number, sentence: string, log = false): ErrorEntry => ({ status, sentence, log })

/** Every failure that Porchlight can answer with. docs/errors.md and openapi.json are made from it. */
export const errorCatalogue = {
  'malformed-json': entry(400, 'The body is not valid JSON ({reason}): send one JSON object.'),
  'invalid-fields': entry(400, '{faults}'),
  'bad-request': entry(400, 'The request could not be read: {reason}.'),
  'idempotency-key-too-long': entry(400, 'Idempotency-Key has {length} characters: send 1 to 255.'),
  'file-not-allowed': entry(400, '{reason}'),
  'passkeys-not-here': entry(400, 'Passkeys do not work at this address: open the console at {address}.'),
  'password-refused': entry(400, '{reason}'),
  'too-many-items': entry(
    400,
    'There are more than {most} {what} in these days: name fewer days, or ask page by page with pageNumber and pageSize.',
  ),
  'too-large-to-keep': entry(
    400,
    'The answer is larger than {limit} and cannot be kept for an Idempotency-Key: send the call without one, or ask for less.',
  ),
  'sms-refused': entry(400, 'The text message was not sent: {reason}.'),
  'missing-credential': entry(401, 'No credential was sent: put {wanted} into the header {header}.'),
  'unknown-credential': entry(
    401,
    'The key in the header {header} is unknown, revoked or of the wrong kind: send a current {wanted}.',
  ),
  'signed-out': entry(401, 'You are not signed in to the console, or no more: sign in.'),
  'code-refused': entry(
    401,
    'This code is wrong, was used, or is over: take the one that is shown now, or sign in anew.',
  ),
  'passkey-refused': entry(401, 'This passkey was not accepted: try again, or use the password.'),
  'sign-in-refused': entry(401, 'The e-mail address or the password is wrong.'),
  'visitor-key-over': entry(401, 'This session key is over: call GetConfig with it for a new one of the same session.'),
  'key-scope': entry(403, 'This key may not do this: {reason}.'),
  'role-may-not': entry(403, 'The role {role} may not do this: it is for {wanted}.'),
  'proof-needed': entry(
    403,
    'This asks you to prove again who you are, since that was more than {minutes} minutes ago: give your password or use a passkey, then repeat the call.',
  ),
  'cross-origin-call': entry(
    403,
    'With the cookie of the console only its own pages may call: this one comes from elsewhere, or does not say from where.',
  ),
  'origin-not-allowed': entry(403, 'The site {origin} is not among the Domains of this chatbot: add it there first.'),
  'sms-signature-wrong': entry(403, 'X-Twilio-Signature does not prove this call: only Twilio may make it.'),
  'metrics-forbidden': entry(
    403,
    'Metrics are shown to programs on this machine only: set PORCHLIGHT_METRICS_TOKEN and send it as a Bearer token to read them from elsewhere or through a proxy.',
  ),
  'link-not-found': entry(404, 'This link is unknown, was used, or is over: ask for a new one.'),
  'server-owner-only': entry(403, 'This is for owners of the firm that the server was set up for.'),
  'member-not-found': entry(404, 'Nobody of this workspace has the account {accountId}.'),
  'invitation-not-found': entry(404, 'No invitation of this workspace has the id {id}.'),
  'sign-in-not-found': entry(404, 'You are not signed in anywhere with the id {id}.'),
  'passkey-not-found': entry(404, 'You have no passkey with the id {id}.'),
  'key-not-found': entry(404, 'No key of this workspace has the id {id}.'),
  'mail-not-found': entry(404, 'No mail of this workspace has the id {id}.'),
  'path-not-found': entry(404, 'There is nothing at {path}: see /docs for the paths that exist.'),
  'chatbot-not-found': entry(404, 'No chatbot of this workspace has the serialNumber "{serialNumber}".'),
  'session-not-found': entry(404, 'No session of this workspace has the id {sessionID}: make one with GetSession.'),
  'conversation-not-taken': entry(
    409,
    'Nobody has taken the conversation {sessionID}, so that the chatbot answers in it: take it, then write.',
  ),
  'missing-answer-not-found': entry(
    404,
    'No question without an answer has the id {id} here: it was answered or erased, or is older than 90 days.',
  ),
  'answer-not-found': entry(404, 'No answer of this conversation has the id {id}.'),
  'note-not-found': entry(404, 'This conversation has no note with the id {id}.'),
  'reply-not-found': entry(404, 'No reply of this workspace has the id {id}.'),
  'message-not-found': entry(404, 'No message of this workspace with a trace has the id {id}.'),
  'file-not-found': entry(404, 'No uploaded file of this workspace has the id {fileId}.'),
  'webhook-not-found': entry(404, 'No webhook of this workspace has the id {id}.'),
  'delivery-not-found': entry(404, 'No delivery of a webhook of this workspace has the id {id}.'),
  'lead-not-found': entry(404, 'No lead of this workspace has the id {id}.'),
  'tour-not-found': entry(404, 'No tour of this workspace has the id {id}.'),
  'push-device-not-found': entry(404, 'You have no device with the id {id}.'),
  'demo-not-here': entry(404, 'This workspace has no demo chatbot that made-up conversations could be held with.'),
  'alert-not-found': entry(404, 'No alert has the id {id} here.'),
  'sheet-row-not-found': entry(404, 'No row of this chatbot’s sheet has the ID {id}.'),
  'listing-not-found': entry(404, 'No listing of this chatbot has the {keyType} key "{key}".'),
  'listing-change-not-found': entry(
    404,
    'No change of listings with the id {id} can be undone here: it was undone, or is older than {days} days.',
  ),
  'audit-not-found': entry(404, 'No fair-housing audit of this chatbot has the id {id}.'),
  'import-not-found': entry(404, 'No import of this chatbot has the id {id}.'),
  'feed-not-found': entry(404, 'No feed of this workspace has the id {id}.'),
  'picture-not-found': entry(404, 'There is no picture {name} here, or it is not fetched yet: try again in a minute.'),
  'map-tile-not-found': entry(404, 'There is no map tile at {place}: maps show their own ground there.'),
  'upload-not-found': entry(404, 'This upload address is unknown, used or over: ask GetPreUploadUrl for a new one.'),
  'method-not-allowed': entry(405, '{path} does not take {method}: use {allow}.'),
  'not-acceptable': entry(406, 'The answer can only be sent as {offered}: allow that in the Accept header.'),
  'body-too-slow': entry(408, 'The body did not arrive within {seconds} s: send it again, without pauses.'),
  'idempotency-key-reused': entry(
    409,
    'This Idempotency-Key was already used with another body: send a new key for a new request.',
  ),
  'idempotency-key-running': entry(
    409,
    'The first request with this Idempotency-Key is still running: send the same again in a moment to get its answer.',
  ),
  'account-exists': entry(409, 'An account has this e-mail address already: sign in with it, or use another address.'),
  'own-account': entry(
    409,
    'This is your own account: change its password under Set-up, or ask for a link at the sign-in.',
  ),
  'last-owner': entry(409, 'This is the only owner: make somebody else an owner first.'),
  'key-ended': entry(409, 'The key {id} has ended: make a new one.'),
  'too-many-passkeys': entry(409, 'You have {most} passkeys already: remove one of them first.'),
  'too-many-keys': entry(409, 'This workspace has {most} keys that work: end one of them first.'),
  'mail-not-failed': entry(409, 'The mail {id} has not failed: it is {state}.'),
  'webhook-off': entry(409, 'The webhook {id} is switched off: switch it on first (PATCH with enabled true).'),
  'audit-at-work': entry(
    409,
    'A fair-housing audit of the chatbot {serialNumber} waits or is at work: wait for its end, or stop it.',
  ),
  'audit-not-ready': entry(409, 'The audit {id} is {state}: {reason}.'),
  'import-not-undoable': entry(409, 'This import cannot be undone: {reason}.'),
  'import-not-ready': entry(409, 'The import {id} is {state}: {reason}.'),
  'import-refused': entry(400, '{reason}'),
  'feed-refused': entry(400, '{reason}'),
  'feed-exists': entry(409, 'There is a feed "{name}" already: choose another name.'),
  'export-too-large': entry(
    400,
    'A spreadsheet holds at most {most} listings, and these are {count}: take them as csv or ndjson.',
  ),
  'too-many-listings': entry(400, 'These are {count} listings, and at most {most} are changed at once: choose fewer.'),
  'upload-not-finished': entry(
    409,
    'No bytes have arrived for the file {fileId} yet: PUT them to its PreUploadUrl first.',
  ),
  'tour-time-taken': entry(409, 'This time is past, outside of the office hours, or taken: {free}.'),
  'too-many-notes': entry(409, 'This conversation has {most} notes already: delete one of them first.'),
  'too-many-replies': entry(409, 'This workspace has {most} replies already: delete one of them first.'),
  'too-many-alerts': entry(409, 'This conversation has {most} alerts and saved homes already: end one of them first.'),
  'tour-settled': entry(409, 'This tour is {status}: it can be {able} no more.'),
  'sms-not-configured': entry(
    409,
    'No account for text messages is set: the operator sets PORCHLIGHT_TWILIO_ACCOUNT_SID and its like.',
  ),
  'mail-server-not-set': entry(409, 'No mail server is set: set one in the console, under Set-up, Mails.'),
  'mail-server-not-usable': entry(409, 'The test message was not sent. {reason}'),
  'model-key-not-set': entry(409, 'No key of {provider} is set: set one in the console, under Set-up, AI models.'),
  'model-key-of-server': entry(
    409,
    'The key of {provider} is set by the server, which wins: ask whoever runs it to change it.',
  ),
  'server-address-of-server': entry(
    409,
    'The address is set by the server (PORCHLIGHT_PUBLIC_URL), which wins: ask whoever runs it to change it.',
  ),
  'sms-opted-out': entry(409, 'This number wants no text messages: its owner can write START to get them again.'),
  'body-too-large': entry(413, 'The body is larger than {limit}: send less at once.'),
  'headers-too-large': entry(431, 'The request headers are too large: send less than 16 KiB of them.'),
  'unsupported-content-type': entry(415, 'Content-Type is {got}: send application/json.'),
  'rate-limit-reached': entry(429, '{message}'),
  'message-limit-reached': entry(
    429,
    'This chatbot has used up its {limit} messages of this month: raise MessageLimit or wait for the next month.',
  ),
  'session-limit-reached': entry(
    429,
    'This conversation has used up the {limit} messages that it may have: begin a new one.',
  ),
  'allowance-used-up': entry(
    429,
    'This workspace has used up its {limit} messages of this month (UTC): raise the allowance or wait for the next month.',
  ),
  'too-many-calls': entry(429, 'Too many {what}: try again in {wait}.'),
  'upload-budget-used': entry(429, 'This chatbot takes no more files from visitors today: try again in {wait}.'),
  'quota-reached': entry(
    429,
    'This workspace may have at most {most} {what} (quota {quota}): {way}, or have the operator raise it with PORCHLIGHT_QUOTAS.',
  ),
  'client-gone': entry(499, 'The client went away before its answer was complete.'),
  'too-busy': entry(503, 'Too many requests are waiting: try again in a moment.'),
  'sms-busy': entry(
    503,
    'The provider takes no more text messages just now, and this one was not sent: try again later.',
  ),
  'sms-unsettled': entry(
    503,
    'Whether this text message was sent is being found out: send the same again, with its Idempotency-Key, in a moment.',
  ),
  'too-slow': entry(503, 'This took longer than {seconds} seconds and was given up: try again in a moment.'),
  'database-unavailable': entry(503, 'The database could not do this just now: try again in a moment.'),
  'shutting-down': entry(503, 'Porchlight is shutting down: try again in a moment.'),
  'map-tiles-unavailable': entry(
    503,
    'The provider of map tiles does not answer just now: maps show their own ground meanwhile.',
  ),
  'not-ready': entry(503, 'Not ready: {reason}.'),
  'internal-error': entry(500, 'Something went wrong on our side; the request id is {requestId}.', true),
  'storage-full': entry(
    507,
    'There is no room to store more: uploads and imports go on when the operator has made room on the disk.',
  ),
  'model-failed': entry(502, 'The language model {model} failed: {reason}.'),
  'mail-failed': entry(502, 'The test message was not sent. {reason}', true),
  'sms-failed': entry(502, 'The text message could not be sent: {reason}.', true),
  'sms-timeout': entry(
    504,
    'The provider of text messages did not answer in time, so whether this one was sent is not known: send the same again with its Idempotency-Key, and it is not sent twice.',
    true,
  ),
  'model-timeout': entry(504, 'The language model {model} did not answer within {seconds} s.'),
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof errorCatalogue
export type ErrorDetails = Record<string, string | number>

export interface FailOptions {
  cause?: unknown
  /** Seconds for the Retry-After header. */
  retryAfterSeconds?: number
  /** Value of the Allow header. */
  allow?: string
}

/** A failure of the catalogue: its code decides the status and the sentence. */
export class PorchlightError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly retryAfterSeconds: number | undefined
  readonly allow: string | undefined

  constructor(code: ErrorCode, details: ErrorDetails = {}, options: FailOptions = {}) {
    super(sentenceOf(code, details), options.cause === undefined ? {} : { cause: options.cause })
    this.name = 'PorchlightError'
    this.code = code
    this.status = errorCatalogue[code].status
    this.retryAfterSeconds = options.retryAfterSeconds
    this.allow = options.allow
  }
}

/** Makes the error to throw: `throw fail('chatbot-not-found', { serialNumber })`. */
export function fail(code: ErrorCode, details: ErrorDetails = {}, options: FailOptions = {}): PorchlightError {
  return new PorchlightError(code, details, options)
}

function sentenceOf(code: ErrorCode, details: ErrorDetails): string {
  return errorCatalogue[code].sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(details[name] ?? whole))
}
