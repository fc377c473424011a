import type { GuideOperation } from '../source.ts'
import { pythonStyle, writeLiteral } from './literals.ts'
import { type OwnValue, ownIdOf, ownValue } from './own-values.ts'
import { makeSampleCall } from './sample-call.ts'

const credentials: Record<string, { header: string; variable: string }> = {
  secretKey: { header: 'Authorization', variable: 'SECRET_KEY' },
  sessionKey: { header: 'chatrobot-sessionkey', variable: 'SESSION_KEY' },
  visitorKey: { header: 'chatrobot-sessionkey', variable: 'VISITOR_KEY' },
  consoleCookie: { header: 'Cookie', variable: 'CONSOLE_COOKIE' },
}

/** The call with Python’s standard library, which everybody who has Python has. */
export function makePython(operation: GuideOperation, publicUrl: string): string {
  const { body, credentials: taken, methods } = operation
  if (body && body.mediaType !== 'application/json') {
    return [
      'import urllib.request',
      '',
      'upload_url = "…"  # the PreUploadUrl of the first step',
      'with open("front.jpg", "rb") as picture:',
      '    call = urllib.request.Request(upload_url, method="PUT", data=picture.read())',
      'urllib.request.urlopen(call)',
    ].join('\n')
  }
  const { path: fields, query, body: data } = makeSampleCall(operation)
  const path = operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) => inAddress(name, fields[name]))
  const search = Object.entries(query).map(([name, value]) => `${name}=${inAddress(name, value)}`)
  const address = `${ownValue('base', publicUrl)}${path}${search.length === 0 ? '' : `?${search.join('&')}`}`
  const credential = credentials[taken[0] ?? '']
  const isCookie = taken[0] === 'consoleCookie'
  const headers = [
    isCookie && '"Cookie": os.environ["CONSOLE_COOKIE"]',
    isCookie && methods[0] !== 'GET' && `"Origin": "${ownValue('base', publicUrl)}"`,
    // A name of a credential is that of the value.
    credential &&
      !isCookie &&
      `"${credential.header}": ${ownValue(taken[0] as OwnValue, `os.environ["${credential.variable}"]`, 'double')}`,
    data && '"Content-Type": "application/json"',
  ].filter(Boolean)
  return [
    `import ${[!operation.answersText && !operation.answersPicture && 'json', credential && 'os', 'urllib.request'].filter(Boolean).join(', ')}`,
    '',
    ...(data ? [`fields = ${writeLiteral(data, pythonStyle)}`] : []),
    'call = urllib.request.Request(',
    `    "${address}",`,
    `    method="${methods[0]}",`,
    ...(headers.length > 0 ? [`    headers={${headers.join(', ')}},`] : []),
    ...(data ? ['    data=json.dumps(fields).encode(),'] : []),
    ')',
    'with urllib.request.urlopen(call) as answer:',
    ...readAnswer(operation, data),
  ].join('\n')
}

function readAnswer(
  { streams, listens, isEnveloped, answersText, answersPicture, answersNothing, success }: GuideOperation,
  data: unknown,
): string[] {
  if (listens) {
    return [
      '    for line in answer:',
      '        if line.startswith(b"data: "):',
      '            print(json.loads(line[6:]), flush=True)',
    ]
  }
  if (streams && (!success || Object(data).stream === true)) {
    return [
      '    for line in answer:',
      '        if line.strip():',
      '            print(json.loads(line).get("content", ""), end="", flush=True)',
    ]
  }
  if (answersPicture) {
    return ['    with open("picture.webp", "wb") as picture:', '        picture.write(answer.read())']
  }
  if (answersText) return ['    print(answer.read().decode())']
  return [`    print(json.load(answer)${isEnveloped && !answersNothing ? '["Data"]' : ''})`]
}

function inAddress(name: string, value: unknown): string {
  const own = ownIdOf(name)
  return own ? ownValue(own, String(value)) : encodeURIComponent(String(value)).replaceAll('%2C', ',')
}
