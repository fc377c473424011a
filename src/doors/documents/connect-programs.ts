import { connections } from '../connections/connections.ts'

/**
 * The programs of docs/connect.md by their connections, as the console shows them: written once, in the document, where a
 * test runs them. Fails where a connection has none.
 */
export function renderPrograms(document: string): string {
  const programs = connections.map(({ name, title }) => [name, readPrograms(document, title)] as const)
  return `// Made from docs/connect.md by \`npm run documents\`: a change here is lost.
export const programs = ${JSON.stringify(Object.fromEntries(programs), null, 2)} as const
`
}

function readPrograms(document: string, title: string): { language: string; packages: string[]; code: string }[] {
  const start = document.indexOf(`\n## ${title}\n`)
  const next = document.indexOf('\n## ', start + 1)
  const section = start < 0 ? '' : document.slice(start, next < 0 ? undefined : next)
  const blocks = [...section.matchAll(/\n```(\w+)\n([\s\S]*?)\n```/g)]
  if (blocks.length === 0) throw new Error(`docs/connect.md has no program below "${title}"`)
  return blocks.map(([, language = '', code = '']) => ({
    language,
    // What npm installs: of `@a2a-js/sdk/client` the first two names.
    packages: [...new Set([...code.matchAll(/ from '((?:@[^/']+\/)?[^/']+)/g)].map(([, name = '']) => name))],
    code,
  }))
}
