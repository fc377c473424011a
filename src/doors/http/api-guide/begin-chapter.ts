import { ask } from '../../../conversation/chat/ask.ts'
import { createSession } from '../../../conversation/sessions/create-session.ts'
import { pathOf } from '../../../operations.ts'
import { escapeMarkup } from '../../../platform/text/markup.ts'
import { clientPackagePath } from '../pages/client-package.ts'
import { renderChoice, renderCode } from './code.ts'
import { shellValue } from './examples/curl-example.ts'
import { ownValue } from './examples/own-values.ts'
import { openingLine } from './examples/typescript-example.ts'

/** What everybody reads first: the keys, and a first question. */
export function renderBegin(publicUrl: string): string {
  const base = escapeMarkup(publicUrl)
  const address = ownValue('base', publicUrl)
  const setUp = ['SECRET_KEY secretKey', 'SESSION_KEY sessionKey', 'SERIAL serialNumber']
    .map((pair) => pair.split(' '))
    .map(([variable, field]) => `export ${variable}=$(node -p "require('./data/credentials.json').${field}")`)
    .join('\n')
  return `
<p>Every path below is added to the base address <code data-own="base" data-quotes="none">${base}</code>. Calls are <code>POST</code> with a JSON body, unless
their line says otherwise. The same description for programs is <a href="${base}/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<p>The first start of Porchlight wrote two keys, and the demo chatbot’s serialNumber, to <code>credentials.json</code> in the
data folder. Put them into variables of your shell, and every example on this page works as it stands:</p>
${renderCode('Set once, in the folder of Porchlight', setUp, 'shell')}
<p>Then begin a session and ask. The answer comes piece by piece:</p>
${renderChoice('A first question', [
  { language: 'shell', code: firstQuestionByCurl(address) },
  { language: 'typescript', code: firstQuestionByClient(publicUrl) },
  { language: 'python', code: firstQuestionByPython(address) },
])}
<p>TypeScript and JavaScript have a client with a function for every operation, from Node 20 on and in browsers; your Porchlight
hands it out, made for its own version. Python needs nothing but its standard library.</p>
${renderCode('The client, into a project of yours', `npm install ${address}${clientPackagePath}`, 'shell')}`
}

function firstQuestionByCurl(address: string): string {
  const json = "-H 'Content-Type: application/json'"
  const key = `-H "Authorization: ${shellValue('secretKey')}"`
  return [
    `SESSION=$(curl -s "${address}${pathOf(createSession)}" \\`,
    `  ${key} ${json} \\`,
    `  -d "{\\"serialNumber\\": \\"${shellValue('serialNumber')}\\"}" | sed 's/.*"SessionID":\\([0-9]*\\).*/\\1/')`,
    '',
    `curl -sN "${address}${pathOf(ask)}" \\`,
    `  ${key} ${json} \\`,
    '  -d "{\\"sessionID\\": $SESSION, \\"content\\": \\"Which homes have 3 bedrooms?\\", \\"stream\\": true}"',
  ].join('\n')
}

function firstQuestionByClient(publicUrl: string): string {
  return [
    "import { openClient } from 'porchlight/client'",
    '',
    openingLine(publicUrl, 'secretKey'),
    '',
    `const serialNumber = ${ownValue('serialNumber', "process.env.SERIAL ?? ''", 'single')}`,
    'const { SessionID } = await porchlight.createSession({ serialNumber })',
    "const question = { sessionID: SessionID, content: 'Which homes have 3 bedrooms?' }",
    `const answer = porchlight.${ask.id}.stream(question)`,
    'for await (const line of answer) {',
    "  if ('content' in line) process.stdout.write(line.content)",
    '}',
  ].join('\n')
}

function firstQuestionByPython(address: string): string {
  return [
    'import json, os, urllib.request',
    '',
    `base = "${address}"`,
    `headers = {"Authorization": ${ownValue('secretKey', 'os.environ["SECRET_KEY"]', 'double')}, "Content-Type": "application/json"}`,
    `serial_number = ${ownValue('serialNumber', 'os.environ["SERIAL"]', 'double')}`,
    '',
    'fields = {"serialNumber": serial_number}',
    `call = urllib.request.Request(base + "${pathOf(createSession)}", json.dumps(fields).encode(), headers)`,
    'session = json.load(urllib.request.urlopen(call))["Data"]["SessionID"]',
    '',
    'fields = {"sessionID": session, "content": "Which homes have 3 bedrooms?", "stream": True}',
    `call = urllib.request.Request(base + "${pathOf(ask)}", json.dumps(fields).encode(), headers)`,
    'with urllib.request.urlopen(call) as answer:',
    '    for line in answer:',
    '        if line.strip():',
    '            print(json.loads(line).get("content", ""), end="", flush=True)',
  ].join('\n')
}
