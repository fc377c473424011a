import type { GuideOperation } from '../source.ts'
import { typescriptStyle, writeLiteral } from './literals.ts'
import { type OwnValue, ownValue } from './own-values.ts'
import { makeSampleCall } from './sample-call.ts'

const environment: Record<string, string> = {
  secretKey: 'process.env.SECRET_KEY',
  sessionKey: 'process.env.SESSION_KEY',
  visitorKey: 'process.env.VISITOR_KEY',
}

/** The call with the client that comes with Porchlight. */
export function makeTypescript(operation: GuideOperation, publicUrl: string): string {
  const { id, streams, credentials, body, success } = operation
  const imports = ["import { openClient } from 'porchlight/client'"]
  const isUpload = body !== null && body.mediaType !== 'application/json'
  if (isUpload) imports.unshift("import { readFile } from 'node:fs/promises'")
  const head = [...imports, '', openingLine(publicUrl, credentials[0]), '']
  if (isUpload) {
    const fields = "{ fileId: '34317', token: '9f2c…', bytes: await readFile('front.jpg') }"
    return [
      ...head,
      '// fileId and token are those of the PreUploadUrl of the first step.',
      `await porchlight.${id}(${fields})`,
    ].join('\n')
  }
  const { path, query, body: fields } = makeSampleCall(operation)
  if (operation.answersPicture) {
    // No function of the client hands a picture on: it is fetched by its address, as a browser does.
    const address = operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) => String(path[name]))
    return [
      "import { writeFile } from 'node:fs/promises'",
      '',
      `const answer = await fetch('${ownValue('base', publicUrl.replaceAll("'", '%27'))}${address}')`,
      "await writeFile('picture.webp', await answer.bytes())",
    ].join('\n')
  }
  const { stream: _stream, ...given } = { ...path, ...query, ...fields }
  const input = Object.keys(given).length === 0 ? '' : writeLiteral(given, typescriptStyle)
  if (operation.listens) {
    return [
      ...head,
      `for await (const { type, data } of porchlight.${id}(${input})) {`,
      '  console.log(type, data)',
      '}',
    ].join('\n')
  }
  if (streams) {
    const call = success ? `${id}.stream` : id
    return [
      ...head,
      `const answer = porchlight.${call}(${input})`,
      'for await (const line of answer) {',
      "  if ('content' in line) process.stdout.write(line.content)",
      '}',
    ].join('\n')
  }
  if (operation.answersNothing) return [...head, `await porchlight.${id}(${input})`].join('\n')
  return [...head, `const result = await porchlight.${id}(${input})`, 'console.log(result)'].join('\n')
}

export function openingLine(publicUrl: string, credential: string | undefined): string {
  const base = `  baseUrl: '${ownValue('base', publicUrl.replaceAll("'", '%27'))}',`
  const known = environment[credential ?? '']
  if (known === undefined) return ['const porchlight = openClient({', base, '})'].join('\n')
  // A name of a credential is that of the option of the client.
  const key = `  ${credential}: ${ownValue(credential as OwnValue, known, 'single')},`
  return ['const porchlight = openClient({', base, key, '})'].join('\n')
}
