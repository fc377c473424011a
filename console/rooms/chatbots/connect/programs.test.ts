import { expect, test } from 'vitest'
import { fillExample, programsOf, writeSettings } from './programs.ts'
import { sumRequests } from './request-sums.ts'

const place = { base: 'https://chat.firm.example/porch', serialNumber: 'f'.repeat(32) }

test('the settings of a program are those that it reads, and hold no key', () => {
  expect(writeSettings(programsOf('openai-chat')[0]?.code ?? '', place)).toBe(
    `export BASE="https://chat.firm.example/porch"\nexport SERIAL="${'f'.repeat(32)}"\nexport SECRET_KEY="pl_sk_…"`,
  )
  expect(writeSettings(programsOf('ai-sdk')[0]?.code ?? '', place)).not.toContain('SECRET_KEY')
})

test('every program says what it needs from npm, or is an example that names this chatbot and this server', () => {
  const programs = (['openai-chat', 'openai-responses', 'ai-sdk', 'mcp', 'a2a', 'ag-ui'] as const).flatMap(programsOf)
  expect(programs.length).toBeGreaterThan(4)
  for (const { language, packages, code } of programs) {
    // Names that npm can install, without what of a package is imported.
    if (language === 'js')
      expect(packages).toEqual(
        expect.toSatisfy((all) => all.length > 0 && all.every((name: string) => /^(@[\w.-]+\/)?[\w.-]+$/.test(name))),
      )
    else {
      expect(language).toBe('json')
      const { args } = JSON.parse(fillExample(code, place)).mcpServers.homes
      expect(args).toEqual(expect.arrayContaining([place.base, place.serialNumber]))
      expect(args.join(' ')).not.toMatch(/example\.com|0123456789/)
    }
  }
})

test('days come to a sum, and to the day with most of them', () => {
  const days = [2, 7, 7, 0].map((requests, index) => ({ day: `2026-11-0${index + 1}`, requests, failures: index }))
  expect(sumRequests(days)).toEqual({ requests: 16, failures: 6, busiest: days[1] })
  expect(sumRequests([])).toEqual({ requests: 0, failures: 0, busiest: null })
})
