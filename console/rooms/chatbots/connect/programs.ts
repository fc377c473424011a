import { programs } from './programs.gen.ts'

/** A program of docs/connect.md. */
export interface Program {
  language: string
  /** What it imports, from npm. */
  packages: readonly string[]
  code: string
}

/** Those of a connection. */
export function programsOf(connection: keyof typeof programs): readonly Program[] {
  return programs[connection]
}

interface Place {
  base: string
  serialNumber: string
}

/** What a program reads from its environment, as a shell sets it; the key stays the reader's own. */
export function writeSettings(code: string, { base, serialNumber }: Place): string {
  const values = { BASE: base, SERIAL: serialNumber, SECRET_KEY: 'pl_sk_…' }
  return Object.entries(values)
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(code))
    .map(([name, value]) => `export ${name}="${value}"`)
    .join('\n')
}

/** An example of settings with this server and this chatbot in place of those of the document. */
export function fillExample(code: string, { base, serialNumber }: Place): string {
  return code.replaceAll('https://chat.example.com', base).replaceAll('0123456789abcdef0123456789abcdef', serialNumber)
}
