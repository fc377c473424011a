/** What the document shows of a setting of config.ts. */
export interface DocumentedVariable {
  variable: string
  defaultText: string
  meaning: string
  secret?: boolean
}

/** docs/configuration.md from the settings of the process, in their order. */
export function renderConfigurationDocument(variables: readonly DocumentedVariable[]): string {
  return `# Configuration

<!-- Made from src/platform/config.ts by \`npm run documents\`. -->

Everything is set by environment variables, read once at the start. An empty variable counts as not set. A wrong value stops the start with one
sentence that names the variable.

| Variable | Default | Meaning |
|---|---|---|
${variables.map(renderRow).join('\n')}

Values marked "secret" never appear in a log.
`
}

function renderRow({ variable, defaultText, meaning, secret }: DocumentedVariable): string {
  const isWords = /\s|^(none|random)$/.test(defaultText)
  const shownDefault = isWords ? defaultText : `\`${defaultText}\``
  return `| \`${variable}\` | ${shownDefault} | ${meaning.replaceAll('|', '\\|')}${secret ? ' (secret)' : ''} |`
}
